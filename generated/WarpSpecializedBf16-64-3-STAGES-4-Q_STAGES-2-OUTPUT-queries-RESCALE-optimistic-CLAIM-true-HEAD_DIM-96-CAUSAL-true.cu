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
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t122 = t111 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t122 + 1u;
                const u32 t124 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t125 = t124 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t125 < seq_k ? t125 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t133 = end_4 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t134 = t133 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t134 > 1u ? t134 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t136 = end_2 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t136 < end_5 ? t136 : end_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t138 = end_5 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t139 = t138 < end_5 ? t138 : end_5;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t140 = t121 == 0u;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t140 ? t139 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = index / group;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t143 = end_5 <= 2u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t143) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t144;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t144) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t145 = t144 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t145) {
                        const u32 t146 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t146) : "memory");
                    }
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t147 = tile * 3u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t147 % 6u;
                const u32 t149 = slot_3 + 22u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t149 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t10 + t150;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t147 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t152 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t153 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t151), "r"(t154) : "memory");
                const u32 t155 = slot_3 + 16u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t155 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t10 + t156;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t158 = slot_3 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t159 = smem_1 + t158;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t160;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t160) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t161 = t160 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t161) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t157) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t159), "l"(q), "r"(t157), "r"(0u), "r"(index), "r"(t111), "r"(t114) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = t159 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t162), "l"(q), "r"(t157), "r"(64u), "r"(index), "r"(t111), "r"(t114) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t163 = tile * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t164 = t163 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t164 % 6u;
                const u32 t166 = slot_4 + 22u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t167 = t166 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = t10 + t167;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t164 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t170 = t169 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t171 = t170 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t168), "r"(t171) : "memory");
                const u32 t172 = slot_4 + 16u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t173 = t172 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t174 = t10 + t173;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t111 + 64u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t176 = slot_4 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t177 = smem_1 + t176;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t178;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t178) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t179 = t178 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t179) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t174) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t177), "l"(q), "r"(t174), "r"(0u), "r"(index), "r"(t175), "r"(t114) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = t177 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t180), "l"(q), "r"(t174), "r"(64u), "r"(index), "r"(t175), "r"(t114) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t181 = tile * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t182 = t181 + 2u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = t182 % 6u;
                const u32 t184 = slot_5 + 22u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t184 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t10 + t185;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t187 = t182 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = t187 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = t188 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t186), "r"(t189) : "memory");
                const u32 t190 = slot_5 + 16u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t191 = t190 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t192 = t10 + t191;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t193 = t111 + 128u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t194 = slot_5 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t195 = smem_1 + t194;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t196;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t196) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t197 = t196 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t197) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t192) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t195), "l"(q), "r"(t192), "r"(0u), "r"(index), "r"(t193), "r"(t114) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t198 = t195 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t198), "l"(q), "r"(t192), "r"(64u), "r"(index), "r"(t193), "r"(t114) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed & 3u;
                const u32 t200 = slot_6 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t201 = t10 + t200;
                const u32 t202 = slot_6 + 4u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = t202 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t204 = t10 + t203;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t205 = passed >> 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t206 = t205 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t207 = t206 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t204), "r"(t207) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t208 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t209 = t208 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t210 = slot_6 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t211 = t8 + t210;
                u32 t212;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t212) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t213 = t212 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t213) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t201) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t211), "l"(k), "r"(t201), "r"(0u), "r"(t142), "r"(t209), "r"(t114) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t214 = t211 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t214), "l"(k), "r"(t201), "r"(64u), "r"(t142), "r"(t209), "r"(t114) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_7 = passed & 3u;
                const u32 t216 = slot_7 + 8u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = t216 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t10 + t217;
                const u32 t219 = slot_7 + 12u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = t219 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t10 + t220;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t222 = passed >> 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = t222 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t224 = t223 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t221), "r"(t224) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t225 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t226 = t225 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t227 = slot_7 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t228 = t9 + t227;
                u32 t229;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t229) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t230 = t229 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t230) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t218) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t228), "l"(v), "r"(t218), "r"(0u), "r"(t142), "r"(t226), "r"(t114) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t231 = t228 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t231), "l"(v), "r"(t218), "r"(64u), "r"(t142), "r"(t226), "r"(t114) : "memory");
                }
#line 143 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t232 = end_5 > 3u ? end_5 : 3u;
#line 143 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 last = t232 - 2u;
                #pragma unroll 1
                for (u32 i = 1u; i < last; i += 1u) {
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t234 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t234 & 3u;
                    const u32 t236 = slot_8 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t237 = t10 + t236;
                    const u32 t238 = slot_8 + 4u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t238 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t10 + t239;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t241 = t234 >> 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t242 = t241 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t243 = t242 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t240), "r"(t243) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t244 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t245 = t244 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t246 = t245 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t247 = slot_8 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t248 = t8 + t247;
                    u32 t249;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t249) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t250 = t249 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t250) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t237) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t248), "l"(k), "r"(t237), "r"(0u), "r"(t142), "r"(t246), "r"(t114) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t251 = t248 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t251), "l"(k), "r"(t237), "r"(64u), "r"(t142), "r"(t246), "r"(t114) : "memory");
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t252 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t252 & 3u;
                    const u32 t254 = slot_9 + 8u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t255 = t254 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t256 = t10 + t255;
                    const u32 t257 = slot_9 + 12u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = t257 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t259 = t10 + t258;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t260 = t252 >> 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t261 = t260 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t262 = t261 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t259), "r"(t262) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t263 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t264 = t263 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t265 = t264 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t266 = slot_9 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t267 = t9 + t266;
                    u32 t268;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t268) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t269 = t268 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t269) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t256) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t267), "l"(v), "r"(t256), "r"(0u), "r"(t142), "r"(t265), "r"(t114) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t270 = t267 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t270), "l"(v), "r"(t256), "r"(64u), "r"(t142), "r"(t265), "r"(t114) : "memory");
                    }
                }
#line 147 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t271 = 2u < end_5;
#line 147 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t271) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t272;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t272) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t273 = t272 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t273) {
                        const u32 t274 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t274) : "memory");
                    }
                }
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_2 = last; i_2 < end_5; i_2 += 1u) {
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t275 = passed + i_2;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_10 = t275 & 3u;
                    const u32 t277 = slot_10 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t278 = t10 + t277;
                    const u32 t279 = slot_10 + 4u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t280 = t279 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t281 = t10 + t280;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t282 = t275 >> 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t283 = t282 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t284 = t283 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t281), "r"(t284) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t285 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t286 = t285 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t287 = t286 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t288 = slot_10 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t289 = t8 + t288;
                    u32 t290;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t290) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t291 = t290 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t291) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t278) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t289), "l"(k), "r"(t278), "r"(0u), "r"(t142), "r"(t287), "r"(t114) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t292 = t289 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t292), "l"(k), "r"(t278), "r"(64u), "r"(t142), "r"(t287), "r"(t114) : "memory");
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t293 = passed + i_2;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_11 = t293 & 3u;
                    const u32 t295 = slot_11 + 8u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t296 = t295 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t297 = t10 + t296;
                    const u32 t298 = slot_11 + 12u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t299 = t298 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t300 = t10 + t299;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t301 = t293 >> 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t302 = t301 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t303 = t302 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t300), "r"(t303) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t304 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t305 = t304 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t306 = t305 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t307 = slot_11 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t308 = t9 + t307;
                    u32 t309;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t309) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t310 = t309 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t310) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t297) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t308), "l"(v), "r"(t297), "r"(0u), "r"(t142), "r"(t306), "r"(t114) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t311 = t308 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t311), "l"(v), "r"(t297), "r"(64u), "r"(t142), "r"(t306), "r"(t114) : "memory");
                    }
                }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t312 = passed + end_5;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t312;
                const u32 t313 = tile + 1u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t313;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t314 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t314) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_12 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t316 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t317 = slot_12 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t318 = t316 + t317;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t319;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t319) : "r"(t318) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t320;
                asm("mov.b32 %0, %1;" : "=r"(t320) : "f"(t319));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t321;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t321) : "r"(t320));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t321;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t323 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t323) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t324 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t324 / 192u;
            const u32 t326 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t326 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t328 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t328;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t329 = index_2 < total;
                if (!t329) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t330 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t331 = index_2 / t330;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t331 * heads_per_section;
                const u32 t333 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t334 = t333 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t334 < heads_per_section ? t334 : heads_per_section;
                const u32 t336 = first * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t336;
                const u32 t338 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t339 = first + t338;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t340 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t341 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t342 = t340 - t341;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t343 = t342 * 192u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t344 = t339 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t345 = t339 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t346;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t346) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t347 = t346 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t347) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_13 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t349 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t350 = slot_13 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t349 + t350;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t352;
                    asm("mov.b32 %0, %1;" : "=f"(t352) : "r"(t344));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t352) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t353;
                    asm("mov.b32 %0, %1;" : "=f"(t353) : "r"(t343));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t353) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t354;
                    asm("mov.b32 %0, %1;" : "=f"(t354) : "r"(t345));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t354) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t355 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t356 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t357 = t356 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t358 = t355 + t357;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t358), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t359;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t359) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t360 = t359 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t360) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t361 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t361;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t362 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t363 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t364 = t363 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t362), "r"(t364) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t365 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t366 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t367 = t366 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t365 + t367;
                const bool t369 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t369) {
                    const u32 t370 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t371 = verdict + t370;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t372;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t372) : "r"(t371) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t373;
                    asm("mov.b32 %0, %1;" : "=r"(t373) : "f"(t372));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t373;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t375 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t375) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t376 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t376) {
                        const u32 t377 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t378 = verdict + t377;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t378), "f"(0.0f) : "memory");
                    }
                    const u32 t379 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t380;
                    asm("mov.b32 %0, %1;" : "=f"(t380) : "r"(t379));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t381;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t381) : "f"(t380));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t382;
                    asm("mov.b32 %0, %1;" : "=r"(t382) : "f"(t381));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t383 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t384 = t383 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t385 = t384 ? t382 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t386 = t379 + t385;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t387 = t379 + t382;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t388;
                    asm("mov.b32 %0, %1;" : "=f"(t388) : "r"(t387));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t389;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t389) : "f"(t388));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t390;
                    asm("mov.b32 %0, %1;" : "=r"(t390) : "f"(t389));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t391 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t392 = t391 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t393 = t392 ? t390 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t394 = t386 + t393;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t395 = t387 + t390;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t396;
                    asm("mov.b32 %0, %1;" : "=f"(t396) : "r"(t395));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t397;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t397) : "f"(t396));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t398;
                    asm("mov.b32 %0, %1;" : "=r"(t398) : "f"(t397));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t399 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t400 = t399 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t401 = t400 ? t398 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t402 = t394 + t401;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t403 = t395 + t398;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t404;
                    asm("mov.b32 %0, %1;" : "=f"(t404) : "r"(t403));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t405;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t405) : "f"(t404));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t406;
                    asm("mov.b32 %0, %1;" : "=r"(t406) : "f"(t405));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t407 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t408 = t407 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t409 = t408 ? t406 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t410 = t402 + t409;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t411 = t403 + t406;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t412;
                    asm("mov.b32 %0, %1;" : "=f"(t412) : "r"(t411));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t413;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t413) : "f"(t412));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t414;
                    asm("mov.b32 %0, %1;" : "=r"(t414) : "f"(t413));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t415 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t416 = t415 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t417 = t416 ? t414 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t418 = t410 + t417;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t419 = t411 + t414;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t420;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t420) : "r"(t419));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t420;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t421 = warps != 0u;
                    if (!t421) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_14 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t423 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t424 = slot_14 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t425 = t423 + t424;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t426;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t426) : "r"(t425) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t427;
                    asm("mov.b32 %0, %1;" : "=r"(t427) : "f"(t426));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t427));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_15 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t430 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t431 = slot_15 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t430 + t431;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t433;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t433) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t434;
                    asm("mov.b32 %0, %1;" : "=r"(t434) : "f"(t433));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t435;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t435) : "r"(t434));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t436;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t436) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t437;
                    asm("mov.b32 %0, %1;" : "=r"(t437) : "f"(t436));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t438;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t438) : "r"(t437));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t439 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t440 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t441 = t440 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t442 = t439 + t441;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t443;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t443) : "r"(t442) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t444;
                    asm("mov.b32 %0, %1;" : "=r"(t444) : "f"(t443));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t445;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t445) : "r"(t444));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t446;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t446) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t447 = t446 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t447) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_16 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t449 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t450 = slot_16 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t449 + t450;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t452;
                        asm("mov.b32 %0, %1;" : "=f"(t452) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t452) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t453;
                        asm("mov.b32 %0, %1;" : "=f"(t453) : "r"(t435));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t453) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t454;
                        asm("mov.b32 %0, %1;" : "=f"(t454) : "r"(t438));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t454) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t455 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t456 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t457 = t456 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t458 = t455 + t457;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t458), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t459 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t460 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t461 = t460 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t462 = t459 + t461;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t463;
                        asm("mov.b32 %0, %1;" : "=f"(t463) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t462), "f"(t463) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t464;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t464) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t465 = t464 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t465) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t466 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t466;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t467 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t468 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t469 = t468 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t467), "r"(t469) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t470 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t471 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t472 = t471 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t470 + t472;
                    const bool t474 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t474) {
                        const u32 t475 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t476 = verdict_2 + t475;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t477;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t477) : "r"(t476) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t478;
                        asm("mov.b32 %0, %1;" : "=r"(t478) : "f"(t477));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t478;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t480 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t480) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t481 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t481) {
                            const u32 t482 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t483 = verdict_2 + t482;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t483), "f"(0.0f) : "memory");
                        }
                        const u32 t484 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t485;
                        asm("mov.b32 %0, %1;" : "=f"(t485) : "r"(t484));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t486;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t486) : "f"(t485));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t487;
                        asm("mov.b32 %0, %1;" : "=r"(t487) : "f"(t486));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t488 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t489 = t488 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t490 = t489 ? t487 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t491 = t484 + t490;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t492 = t484 + t487;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t493;
                        asm("mov.b32 %0, %1;" : "=f"(t493) : "r"(t492));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t494;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t494) : "f"(t493));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t495;
                        asm("mov.b32 %0, %1;" : "=r"(t495) : "f"(t494));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t496 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t497 = t496 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t498 = t497 ? t495 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t499 = t491 + t498;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t500 = t492 + t495;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t501;
                        asm("mov.b32 %0, %1;" : "=f"(t501) : "r"(t500));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t502;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t502) : "f"(t501));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t503;
                        asm("mov.b32 %0, %1;" : "=r"(t503) : "f"(t502));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t504 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t505 = t504 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t506 = t505 ? t503 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t507 = t499 + t506;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t508 = t500 + t503;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t509;
                        asm("mov.b32 %0, %1;" : "=f"(t509) : "r"(t508));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t510;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t510) : "f"(t509));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t511;
                        asm("mov.b32 %0, %1;" : "=r"(t511) : "f"(t510));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t512 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t513 = t512 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t514 = t513 ? t511 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t515 = t507 + t514;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t516 = t508 + t511;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t517;
                        asm("mov.b32 %0, %1;" : "=f"(t517) : "r"(t516));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t518;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t518) : "f"(t517));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t519;
                        asm("mov.b32 %0, %1;" : "=r"(t519) : "f"(t518));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t520 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t521 = t520 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t522 = t521 ? t519 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t523 = t515 + t522;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t524 = t516 + t519;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t525;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t525) : "r"(t524));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t525;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t527 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t527) {
                    const u32 t528 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t529;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t529) : "l"(claims), "r"(t528) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t529;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t530 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t531;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t531) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t532 = t530 + t531;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t532;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last_2 = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t535 = t93 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t536 = last_2 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t535), "r"(t536) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t537 = t93 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t538 = last_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t539 = t538 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t537 + t539;
            const bool t541 = lane < 16u;
            u32 merged_6 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t541) {
                const u32 t542 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t543 = verdict_3 + t542;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t544;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t544) : "r"(t543) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t545;
                asm("mov.b32 %0, %1;" : "=r"(t545) : "f"(t544));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t545;
            } else {
                merged_6 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t547 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t547) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t548 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t548) {
                    const u32 t549 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t550 = verdict_3 + t549;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t550), "f"(0.0f) : "memory");
                }
                const u32 t551 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t552;
                asm("mov.b32 %0, %1;" : "=f"(t552) : "r"(t551));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t553;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t553) : "f"(t552));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t554;
                asm("mov.b32 %0, %1;" : "=r"(t554) : "f"(t553));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t555 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t556 = t555 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t557 = t556 ? t554 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t558 = t551 + t557;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t559 = t551 + t554;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t560;
                asm("mov.b32 %0, %1;" : "=f"(t560) : "r"(t559));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t561;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t561) : "f"(t560));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t562;
                asm("mov.b32 %0, %1;" : "=r"(t562) : "f"(t561));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t563 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t564 = t563 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t565 = t564 ? t562 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t566 = t558 + t565;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t567 = t559 + t562;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t568;
                asm("mov.b32 %0, %1;" : "=f"(t568) : "r"(t567));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t569;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t569) : "f"(t568));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t570;
                asm("mov.b32 %0, %1;" : "=r"(t570) : "f"(t569));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t571 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t572 = t571 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t573 = t572 ? t570 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t574 = t566 + t573;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t575 = t567 + t570;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t576;
                asm("mov.b32 %0, %1;" : "=f"(t576) : "r"(t575));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t577;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t577) : "f"(t576));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t578;
                asm("mov.b32 %0, %1;" : "=r"(t578) : "f"(t577));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t579 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t580 = t579 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t581 = t580 ? t578 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t582 = t574 + t581;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t583 = t575 + t578;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t584;
                asm("mov.b32 %0, %1;" : "=f"(t584) : "r"(t583));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t585;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t585) : "f"(t584));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t586;
                asm("mov.b32 %0, %1;" : "=r"(t586) : "f"(t585));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t587 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t588 = t587 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t589 = t588 ? t586 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t590 = t582 + t589;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t591 = t583 + t586;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t592;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t592) : "r"(t591));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t592;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t593 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t593) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_17 = last_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t595 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t596 = slot_17 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t597 = t595 + t596;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t598;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t598) : "r"(t597) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t599;
                asm("mov.b32 %0, %1;" : "=r"(t599) : "f"(t598));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t599));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_18 = last_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t602 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t603 = slot_18 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t602 + t603;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t605;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t605) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t606;
                asm("mov.b32 %0, %1;" : "=r"(t606) : "f"(t605));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t607;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t607) : "r"(t606));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t608;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t608) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t609;
                asm("mov.b32 %0, %1;" : "=r"(t609) : "f"(t608));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t610;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t610) : "r"(t609));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t611 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t612 = last_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t613 = t612 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t614 = t611 + t613;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t615;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t615) : "r"(t614) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t616;
                asm("mov.b32 %0, %1;" : "=r"(t616) : "f"(t615));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t617;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t617) : "r"(t616));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t618;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t618) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t619 = t618 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t619) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_19 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t621 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t622 = slot_19 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t621 + t622;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t624;
                    asm("mov.b32 %0, %1;" : "=f"(t624) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t624) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t625;
                    asm("mov.b32 %0, %1;" : "=f"(t625) : "r"(t607));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t625) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t626;
                    asm("mov.b32 %0, %1;" : "=f"(t626) : "r"(t610));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t626) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t627 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t628 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t629 = t628 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t630 = t627 + t629;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t630), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t631 = t93 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t632 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t633 = t632 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t634 = t631 + t633;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t635;
                    asm("mov.b32 %0, %1;" : "=f"(t635) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t634), "f"(t635) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t636;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t636) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t637 = t636 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t637) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t638 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t638;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t639 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t640 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t641 = t640 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t639), "r"(t641) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t642;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t642) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t643 = t642 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t643) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_20 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t645 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t646 = slot_20 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t647 = t645 + t646;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t647), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t648;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t648) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t649 = t648 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t649) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t651 = index_3 << 14u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t652 = t7 + t651;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t653 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t654 = t653 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t655 = index_3 << 6u;
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
        const u32 t656 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t656) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_21 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t658 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t659 = slot_21 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t660 = t658 + t659;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t661;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t661) : "r"(t660) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t662;
        asm("mov.b32 %0, %1;" : "=r"(t662) : "f"(t661));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t663;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t663) : "r"(t662));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t663;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t664 = index_4 != 4294967295u;
            if (!t664) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_22 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t666 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t667 = slot_22 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t666 + t667;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t669;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t669) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t670;
            asm("mov.b32 %0, %1;" : "=r"(t670) : "f"(t669));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t671;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t671) : "r"(t670));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t672;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t672) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t673;
            asm("mov.b32 %0, %1;" : "=r"(t673) : "f"(t672));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t674;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t674) : "r"(t673));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t675 = t93 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t676 = count & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t677 = t676 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t678 = t675 + t677;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t679;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t679) : "r"(t678) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t680;
            asm("mov.b32 %0, %1;" : "=r"(t680) : "f"(t679));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t681;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t681) : "r"(t680));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t682;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t682) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t683 = t682 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t683) {
                const u32 t684 = t93 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t684) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t685 = t671 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t685 + 1u;
            const u32 t687 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t688 = t687 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t688 < seq_k ? t688 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t690 = t671 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t691 = t690 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t691 + 1u;
            const u32 t693 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t694 = t693 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t694 < seq_k ? t694 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t696 = end_9 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t697 = t696 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t697 > 1u ? t697 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t699 = end_7 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t699 < end_10 ? t699 : end_10;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t701 = end_10 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t702 = t701 < end_10 ? t701 : end_10;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t703 = t681 == 0u;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t703 ? t702 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t671 + t655;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t706 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t706 + 1u;
            const u32 t708 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t709 = t708 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t709 < seq_k ? t709 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t711 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t712 = t711 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t712 + 1u;
            const u32 t714 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t715 = t714 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t715 < seq_k ? t715 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t717 = end_14 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t718 = t717 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t718 > 1u ? t718 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t720 = end_12 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t720 < end_15 ? t720 : end_15;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t722 = end_15 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t723 = t722 < end_15 ? t722 : end_15;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t724 = t681 == 0u;
#line 28 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t724 ? t723 : end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t726 = end_10 - end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t727 = passed_2 + t726;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t728 = count * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t729 = t728 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t730 = t671 + t655;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t731 = t730 < seq_q;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t731) {
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
                for (u32 i_3 = passed_2; i_3 < t727; i_3 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t732 = i_3 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t733 = t732 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t734 = t10 + t733;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t735 = i_3 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t736 = t735 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t734), "r"(t736) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t737 = i_3 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t738 = t737 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t739 = t738 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t740 = t10 + t739;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t741 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t741) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t740) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t742 = i_3 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t743 = t742 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t744 = t743 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t745 = t10 + t744;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t746 = i_3 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t747 = t746 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t745), "r"(t747) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t748 = i_3 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t749 = t748 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t750 = t749 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t751 = t10 + t750;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t752 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t752) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t751) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t753 = t729 % 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t754 = t753 + 16u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t755 = t754 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t756 = t10 + t755;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t757 = t729 / 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t758 = t757 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t756), "r"(t758) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t759 = t727 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t760 = t759 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t761 = t10 + t760;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t762 = t727 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t763 = t762 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t761), "r"(t763) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t764 = t729 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t765 = t764 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t766 = smem_1 + t765;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t767 = t727 & 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t768 = t767 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t769 = t8 + t768;
                const u32 t770 = t766 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t771 = t769 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t772 = t770 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t773 = (u64)t772;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t774 = t773 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t775 = t771 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t776 = (u64)t775;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t777 = t776 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t778 = t770 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t779 = (u64)t778;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t780 = t779 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t781 = t771 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t782 = (u64)t781;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t783 = t782 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t784 = t770 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t785 = (u64)t784;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t786 = t785 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t787 = t771 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t788 = (u64)t787;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t789 = t788 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t790 = t770 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t791 = (u64)t790;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t792 = t791 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t793 = t771 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t794 = (u64)t793;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t795 = t794 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t796 = t770 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t797 = (u64)t796;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t798 = t797 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t799 = t771 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t800 = (u64)t799;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t801 = t800 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t802 = t770 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t803 = (u64)t802;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t804 = t803 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t805 = t771 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t806 = (u64)t805;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t807 = t806 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t774), "l"(t777), "l"(t780), "l"(t783), "l"(t786), "l"(t789), "l"(t792), "l"(t795), "l"(t798), "l"(t801), "l"(t804), "l"(t807) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t808 = t727 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t809 = t808 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t810 = t809 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t811 = t10 + t810;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t812 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t812) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t811) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t813 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t813 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t815 = t671 + t655;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t815 + t654;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t817 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t818 = t817 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t818;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t820 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t821 = first_query_2 + t820;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t822 = t821 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t822 + 1u;
                const u32 t824 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t825 = t824 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t825 < seq_k ? t825 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t827 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t827 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t830 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t830;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t832 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t832;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t834 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t834;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t836 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t836;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t838 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t838;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t840 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t840;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t842 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t842;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t844 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t844;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t846 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t846;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t848 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t848;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t850 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t850;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t852 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t852;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t854 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t854;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t856 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t856;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t858 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t858;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t860 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t860;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t861 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t862 = first_query_2 + t861;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t863 = t862 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t864 = t863 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t864 + 1u;
                const u32 t866 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t867 = t866 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_20 = t867 < seq_k ? t867 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t869 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_21 = t869 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t872 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t872;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t874 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t874;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t876 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t876;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t878 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t878;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t880 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t880;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t882 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t882;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t884 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t884;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t886 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t886;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t888 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t888;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t890 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t890;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t892 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t892;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t894 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t894;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t896 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t896;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t898 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t898;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t900 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t900;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t902 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t902;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t903 = t681 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t904 = t903 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t905;
                asm("max.f32 %0, %1, %2;" : "=f"(t905) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t906;
                asm("max.f32 %0, %1, %2;" : "=f"(t906) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t907;
                asm("max.f32 %0, %1, %2;" : "=f"(t907) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t908;
                asm("max.f32 %0, %1, %2;" : "=f"(t908) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t909;
                asm("max.f32 %0, %1, %2;" : "=f"(t909) : "f"(t905), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t910;
                asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(t906), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t911;
                asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(t907), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t912;
                asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(t908), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t913;
                asm("max.f32 %0, %1, %2;" : "=f"(t913) : "f"(t909), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t914;
                asm("max.f32 %0, %1, %2;" : "=f"(t914) : "f"(t910), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t915;
                asm("max.f32 %0, %1, %2;" : "=f"(t915) : "f"(t911), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t916;
                asm("max.f32 %0, %1, %2;" : "=f"(t916) : "f"(t912), "f"(s_30));
                f32 t917;
                asm("max.f32 %0, %1, %2;" : "=f"(t917) : "f"(t913), "f"(t914));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t918;
                asm("max.f32 %0, %1, %2;" : "=f"(t918) : "f"(t915), "f"(t916));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t919;
                asm("max.f32 %0, %1, %2;" : "=f"(t919) : "f"(t917), "f"(t918));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t920;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t920) : "f"(t919));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t919), "f"(t920));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t922;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t922) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest;
                asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t922));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old = reference;
                const f32 raised = largest * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(raised));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t927 = old - new_1;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t927));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference = new_1;
                const f32 before = row_sum;
                const bool t929 = before < t904;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t930 = before * factor;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t931 = t929 ? t930 : before;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum = t931;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t932;
                asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t933;
                asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t934;
                asm("max.f32 %0, %1, %2;" : "=f"(t934) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t935;
                asm("max.f32 %0, %1, %2;" : "=f"(t935) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t936;
                asm("max.f32 %0, %1, %2;" : "=f"(t936) : "f"(t932), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t937;
                asm("max.f32 %0, %1, %2;" : "=f"(t937) : "f"(t933), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t938;
                asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(t934), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t939;
                asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(t935), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t940;
                asm("max.f32 %0, %1, %2;" : "=f"(t940) : "f"(t936), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t941;
                asm("max.f32 %0, %1, %2;" : "=f"(t941) : "f"(t937), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t942;
                asm("max.f32 %0, %1, %2;" : "=f"(t942) : "f"(t938), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t943;
                asm("max.f32 %0, %1, %2;" : "=f"(t943) : "f"(t939), "f"(s_32));
                f32 t944;
                asm("max.f32 %0, %1, %2;" : "=f"(t944) : "f"(t940), "f"(t941));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t945;
                asm("max.f32 %0, %1, %2;" : "=f"(t945) : "f"(t942), "f"(t943));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t946;
                asm("max.f32 %0, %1, %2;" : "=f"(t946) : "f"(t944), "f"(t945));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t947;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t947) : "f"(t946));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t946), "f"(t947));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t949;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t949) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_2;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t949));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_2 = reference_2;
                const f32 raised_2 = largest_2 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(raised_2));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t954 = old_2 - new_2;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t954));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference_2 = new_2;
                const f32 before_2 = row_sum_2;
                const bool t956 = before_2 < t904;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t957 = before_2 * factor_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t958 = t956 ? t957 : before_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum_2 = t958;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t959 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t959));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t961;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t961) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t961;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t962 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t962));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t964;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t964) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t964;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t965 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t965));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t967;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t967;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t968 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t968));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t970;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t970;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t971 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t971));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t973;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t973) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t973;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t974 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t974));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t976;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t976) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t976;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t977 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t977));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t979;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t979;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t980 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t980));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t982;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t982;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t983 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t983));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t985;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t985;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t986 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t986));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t988;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t988) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t988;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t989 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t989));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t991;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t991;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t992 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t992));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t994;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t994) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t994;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t995 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t995));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t997;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t997) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t997;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t998 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t998));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1000;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1000) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t1000;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1001 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1001));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1003;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t1003;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1004 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1004));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1006;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1006) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t1006;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1007 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1008 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1009 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1010 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1011 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1012 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1013 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1014 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1015 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1015));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1017;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1017) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t1017;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1018 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1018));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1020;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1020) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t1020;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1021 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t1021));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1023;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t1023;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1024 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t1024));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1026;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1026) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t1026;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1027 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t1027));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1029;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t1029;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1030 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t1030));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1032;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t1032;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1033 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t1033));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1035;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t1035;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1036 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t1036));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1038;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t1038;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1039 = t1007 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1040 = t1008 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1041 = t1009 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1042 = t1010 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1043 = t1011 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1044 = t1012 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1045 = t1013 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1046 = t1014 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1047 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t1047));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t1049;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1050 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t1050));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1052;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1052) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t1052;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1053 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t1053));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1055;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t1055;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1056 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t1056));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1058;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1058) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t1058;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1059 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t1059));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1061;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1061) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t1061;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1062 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t1062));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1064;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t1064;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1065 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1065));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1067;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t1067;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1068 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1068));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1070;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t1070;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1071 = t1039 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1072 = t1040 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1073 = t1041 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1074 = t1042 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1075 = t1043 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1076 = t1044 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1077 = t1045 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1078 = t1046 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1079 = t1071 + t1072;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1080 = t1075 + t1076;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums = t1079 + t1080;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1082 = t1073 + t1074;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1083 = t1077 + t1078;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_2 = t1082 + t1083;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1085 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t1085;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1086 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t1086;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1087;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1088;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1088) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1089;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1089) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1090;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1090) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1091;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1091) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1092;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1092) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1093;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1093) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1094;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1094) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1095;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1095) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1096;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1097;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1097) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1098;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1098) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1099;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1099) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1100;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1100) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1101;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1102;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1102) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1087;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1088;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1089;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1090;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1091;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1092;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1093;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1094;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1095;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1096;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1097;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1098;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1099;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1100;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1101;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1102;
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
                    const u32 t1105 = t727 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1106 = t1105 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1107 = t1106 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1108 = t10 + t1107;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1109 = t1105 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1110 = t1109 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1108), "r"(t1110) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1111 = t729 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1112 = t1111 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1113 = smem_1 + t1112;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1114 = t1105 & 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1115 = t1114 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1116 = t8 + t1115;
                    const u32 t1117 = t1113 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1118 = t1116 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1119 = t1117 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1120 = (u64)t1119;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1121 = t1120 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1122 = t1118 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1123 = (u64)t1122;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1124 = t1123 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1125 = t1117 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1126 = (u64)t1125;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1127 = t1126 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1128 = t1118 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1129 = (u64)t1128;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1130 = t1129 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1131 = t1117 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1132 = (u64)t1131;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1133 = t1132 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1134 = t1118 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1135 = (u64)t1134;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1136 = t1135 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1137 = t1117 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1138 = (u64)t1137;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1139 = t1138 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1140 = t1118 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1141 = (u64)t1140;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1142 = t1141 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1143 = t1117 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1144 = (u64)t1143;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1145 = t1144 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1146 = t1118 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1147 = (u64)t1146;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1148 = t1147 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1149 = t1117 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1150 = (u64)t1149;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1151 = t1150 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1152 = t1118 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1153 = (u64)t1152;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1154 = t1153 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1121), "l"(t1124), "l"(t1127), "l"(t1130), "l"(t1133), "l"(t1136), "l"(t1139), "l"(t1142), "l"(t1145), "l"(t1148), "l"(t1151), "l"(t1154) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1155 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1156 = t727 + t1155;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1157 = t1156 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1158 = t1157 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1159 = t1158 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1160 = t10 + t1159;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1161 = t1156 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1162 = t1161 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1160), "r"(t1162) : "memory");
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
                    const u32 t1163 = t1156 & 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1164 = t1163 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1165 = t9 + t1164;
                    const u32 t1166 = t1165 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1167 = t1166 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1168 = (u64)t1167;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1169 = t1168 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1170 = t1166 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1171 = (u64)t1170;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1172 = t1171 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1173 = t1166 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1174 = (u64)t1173;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1175 = t1174 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1176 = t1166 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1177 = (u64)t1176;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1178 = t1177 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%48, %49, %50, %51}, %52, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%53, %54, %55, %56}, %57, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%58, %59, %60, %61}, %62, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%63, %64, %65, %66}, %67, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1169), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1172), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1175), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1178) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1179 = t727 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1180 = t1179 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1181 = t1180 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1182 = t1181 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1183 = t10 + t1182;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1184 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1184) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1183) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1185 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1186 = t1185 - i_4;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1186 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1188 = t671 + t655;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t1188 + t654;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1190 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1191 = t1190 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1191;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1193 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1194 = first_query_3 + t1193;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1195 = t1194 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_22 = t1195 + 1u;
                    const u32 t1197 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1198 = t1197 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_23 = t1198 < seq_k ? t1198 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1200 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_24 = t1200 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1203 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1203;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1205 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1205;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1207 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1207;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1209 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1209;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1211 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1211;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1213 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1213;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1215 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1215;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1217 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1217;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1219 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1219;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1221 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1221;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1223 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1223;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1225 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1225;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1227 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1227;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1229 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1229;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1231 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1231;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1233 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1233;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1234 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1235 = first_query_3 + t1234;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1236 = t1235 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1237 = t1236 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t1237 + 1u;
                    const u32 t1239 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1240 = t1239 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_26 = t1240 < seq_k ? t1240 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1242 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_27 = t1242 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1245 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1245;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1247 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1247;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1249 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1249;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1251 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1251;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1253 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1253;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1255 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1255;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1257 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1257;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1259 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1259;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1261 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1261;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1263 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1263;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1265 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1265;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1267 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1267;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1269 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1269;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1271 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1271;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1273 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1273;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1275 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1275;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const bool t1276 = t681 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1277 = t1276 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1278;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1279;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1280;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1281;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1282;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1278), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1283;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(t1279), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1284;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1280), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1285;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(t1281), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1286;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(t1282), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1287;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1283), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1288;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1284), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1289;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1285), "f"(s_30));
                    f32 t1290;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(t1286), "f"(t1287));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1291;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(t1288), "f"(t1289));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1292;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1290), "f"(t1291));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1293;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1293) : "f"(t1292));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1292), "f"(t1293));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1295;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1295) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1295));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_3 = reference;
                    const f32 raised_3 = largest_3 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(raised_3));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1300 = old_3 - new_3;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1300));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference = new_3;
                    const f32 before_3 = row_sum;
                    const bool t1302 = before_3 < t1277;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1303 = before_3 * factor_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1304 = t1302 ? t1303 : before_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum = t1304;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1305;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1306;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1307;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1308;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1309;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1309) : "f"(t1305), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1310;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1310) : "f"(t1306), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1311;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(t1307), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1312;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(t1308), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1313;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(t1309), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1314;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(t1310), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1315;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1315) : "f"(t1311), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1316;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1316) : "f"(t1312), "f"(s_32));
                    f32 t1317;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1317) : "f"(t1313), "f"(t1314));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1318;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1318) : "f"(t1315), "f"(t1316));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 t1319;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1319) : "f"(t1317), "f"(t1318));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1320;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1320) : "f"(t1319));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1319), "f"(t1320));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1322;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1322) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 largest_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1322));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 old_4 = reference_2;
                    const f32 raised_4 = largest_4 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(raised_4));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1327 = old_4 - new_4;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1327));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                    reference_2 = new_4;
                    const f32 before_4 = row_sum_2;
                    const bool t1329 = before_4 < t1277;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1330 = before_4 * factor_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    const f32 t1331 = t1329 ? t1330 : before_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                    row_sum_2 = t1331;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1332 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_33;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1332));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1334;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1334;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1335 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_34;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1335));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1337;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1337;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1338 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_35;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t1338));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1340;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1340;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1341 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_36;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t1341));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1343;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1343;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1344 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_37;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t1344));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1346;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1346;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1347 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_38;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t1347));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1349;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1349;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1350 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_39;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t1350));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1352;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1352;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1353 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_40;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t1353));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1355;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1355) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1355;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1356 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t1356));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1358;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1358) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1358;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1359 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t1359));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1361;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1361;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1362 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t1362));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1364;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1364) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1364;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1365 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t1365));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1367;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1367;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1368 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t1368));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1370;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1370;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1371 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t1371));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1373;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1373;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1374 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t1374));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1376;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1376) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1376;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1377 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t1377));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1379;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1379;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1380 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1381 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1382 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1383 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1384 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1385 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1386 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1387 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1388 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1388));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1390;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1390) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1390;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1391 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1391));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1393;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1393;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1394 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t1394));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1396;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1396) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1396;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1397 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t1397));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1399;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1399) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1399;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1400 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t1400));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1402;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1402) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1402;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1403 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t1403));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1405;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1405;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1406 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t1406));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1408;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1408) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1408;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1409 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t1409));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1411;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1411;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1412 = t1380 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1413 = t1381 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1414 = t1382 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1415 = t1383 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1416 = t1384 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1417 = t1385 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1418 = t1386 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1419 = t1387 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1420 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t1420));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1422;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1422) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1422;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1423 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t1423));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1425;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1425;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1426 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t1426));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1428;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1428) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1428;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1429 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t1429));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1431;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1431;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1432 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t1432));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1434;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1434) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1434;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1435 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t1435));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1437;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1437;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1438 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t1438));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1440;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1440) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1440;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1441 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t1441));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1443;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1443) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1443;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1444 = t1412 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1445 = t1413 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1446 = t1414 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1447 = t1415 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1448 = t1416 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1449 = t1417 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1450 = t1418 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1451 = t1419 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1452 = t1444 + t1445;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1453 = t1448 + t1449;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_3 = t1452 + t1453;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1455 = t1446 + t1447;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1456 = t1450 + t1451;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_4 = t1455 + t1456;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1458 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1458;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1459 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1459;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
                    const u32 t1460 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1461 = t727 + t1460;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1462 = t1461 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1463 = t1462 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1464 = t1463 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1465 = t10 + t1464;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1466 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1466) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1465) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1467 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1468 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1469 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1470 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1471 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1472 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1473 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1474 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1475 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1476 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1477 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1478 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1479 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1480 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1481 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1482 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1483 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1484 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1485 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1486 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1487 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1488 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1489 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1490 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1491 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1492 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1493 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1494 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1495 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1496 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1497 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1498 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1499 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1500 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1501 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1502 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1503 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1504 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1505 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1506 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1507 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1508 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1509 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1510 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1511 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1512 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1513 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1514 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t1514;
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
                for (u32 i_5 = masked_right_4; i_5 < end_15; i_5 += 1u) {
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1531 = t727 + i_5;
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
                    const u32 t1537 = t729 % 6u;
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
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1547), "l"(t1550), "l"(t1553), "l"(t1556), "l"(t1559), "l"(t1562), "l"(t1565), "l"(t1568), "l"(t1571), "l"(t1574), "l"(t1577), "l"(t1580) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1581 = i_5 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1582 = t727 + t1581;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1583 = t1582 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1584 = t1583 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1585 = t1584 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1586 = t10 + t1585;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1587 = t1582 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1588 = t1587 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1586), "r"(t1588) : "memory");
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
                    const u32 t1589 = t1582 & 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1590 = t1589 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1591 = t9 + t1590;
                    const u32 t1592 = t1591 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1593 = t1592 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1594 = (u64)t1593;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1595 = t1594 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1596 = t1592 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1597 = (u64)t1596;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1598 = t1597 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1599 = t1592 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1600 = (u64)t1599;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1601 = t1600 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1602 = t1592 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1603 = (u64)t1602;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1604 = t1603 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%48, %49, %50, %51}, %52, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%53, %54, %55, %56}, %57, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%58, %59, %60, %61}, %62, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%63, %64, %65, %66}, %67, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1595), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1598), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1601), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1604) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1605 = t727 + i_5;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1606 = t1605 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1607 = t1606 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1608 = t1607 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1609 = t10 + t1608;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1610 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1610) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1609) : "memory");
                    }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1611 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1613) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s = t1613;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1614 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1614));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1616;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1616) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_2 = t1616;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1617 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1617));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_3 = t1619;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1620 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1620));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1622;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1622) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_4 = t1622;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1623 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1625) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_5 = t1625;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1626 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1626));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1628;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1628) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_6 = t1628;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1629 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1629));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1631;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1631) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_7 = t1631;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1632 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1632));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1634;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1634) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_8 = t1634;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1635 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1637;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_9 = t1637;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1638 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1638));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1640;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1640) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_10 = t1640;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1641 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1641));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1643;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1643) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_11 = t1643;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1644 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1644));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1646;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1646) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_12 = t1646;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1647 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1649;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_13 = t1649;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1650 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1650));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1652;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1652) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_14 = t1652;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1653 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1655;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_15 = t1655;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1656 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1656));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1658;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1658) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_16 = t1658;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1659 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1660 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1661 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1662 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1663 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1664 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1665 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1666 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1667 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1667));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1669;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1669) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_17 = t1669;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1670 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1670));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1672;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1672) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_18 = t1672;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1673 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1673));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1675;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1675) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_19 = t1675;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1676 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1676));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1678;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1678) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_20 = t1678;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1679 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1679));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1681;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1681) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_21 = t1681;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1682 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1682));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1684;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1684) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_22 = t1684;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1685 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1687;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_23 = t1687;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1688 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1688));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1690;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1690) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_24 = t1690;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1691 = t1659 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1692 = t1660 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1693 = t1661 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1694 = t1662 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1695 = t1663 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1696 = t1664 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1697 = t1665 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1698 = t1666 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1699 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1699));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1701;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1701) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_25 = t1701;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1702 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1702));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1704;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1704) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_26 = t1704;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1705 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1705));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1707;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1707) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_27 = t1707;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1708 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1708));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1710;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1710) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_28 = t1710;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1711 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1711));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1713;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1713) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_29 = t1713;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1714 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1714));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1716;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1716) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_30 = t1716;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1717 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1717));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1719;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_31 = t1719;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1720 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1720));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1722;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                    s_32 = t1722;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1723 = t1691 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1724 = t1692 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1725 = t1693 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1726 = t1694 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1727 = t1695 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1728 = t1696 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1729 = t1697 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1730 = t1698 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1731 = t1723 + t1724;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1732 = t1727 + t1728;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_5 = t1731 + t1732;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1734 = t1725 + t1726;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1735 = t1729 + t1730;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 sums_6 = t1734 + t1735;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1737 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1737;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1738 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1738;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
                    const u32 t1739 = i_5 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1740 = t727 + t1739;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1741 = t1740 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1742 = t1741 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1743 = t1742 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1744 = t10 + t1743;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1745 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1745) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1744) : "memory");
                    }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1746;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1746) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1747;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1747) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1748;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1748) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1749;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1749) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1750;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1750) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1751;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1751) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1752;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1752) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1753;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1753) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1754;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1754) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1755;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1755) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1756;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1756) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1757;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1757) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1758;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1758) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1759;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1759) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1760;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1760) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1761;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1761) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1746;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1747;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1748;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1749;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1750;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1751;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1752;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1753;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1754;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1755;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1756;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1757;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1758;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1759;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1760;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1761;
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1762 = end_15 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1763 = t727 + t1762;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1764 = t1763 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1765 = t1764 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1766 = t1765 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1767 = t10 + t1766;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1768 = t1763 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1769 = t1768 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1767), "r"(t1769) : "memory");
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
                const u32 t1770 = t1763 & 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1771 = t1770 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1772 = t9 + t1771;
                const u32 t1773 = t1772 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1774 = t1773 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1775 = (u64)t1774;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1776 = t1775 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1777 = t1773 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1778 = (u64)t1777;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1779 = t1778 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1780 = t1773 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1781 = (u64)t1780;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1782 = t1781 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1783 = t1773 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1784 = (u64)t1783;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1785 = t1784 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%48, %49, %50, %51}, %52, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%53, %54, %55, %56}, %57, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%58, %59, %60, %61}, %62, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, {%63, %64, %65, %66}, %67, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1776), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1779), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1782), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1785) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1786 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1787 = t727 + t1786;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1788 = t1787 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1789 = t1788 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1790 = t1789 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1791 = t10 + t1790;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1792 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1792) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1791) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1794 = t727 + end_15;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_6 = t1794; i_6 < through; i_6 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1795 = i_6 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1796 = t1795 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1797 = t10 + t1796;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1798 = i_6 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1799 = t1798 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1797), "r"(t1799) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1800 = i_6 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1801 = t1800 + 4u;
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
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1805 = i_6 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1806 = t1805 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1807 = t1806 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1808 = t10 + t1807;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1809 = i_6 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1810 = t1809 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1808), "r"(t1810) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1811 = i_6 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1812 = t1811 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1813 = t1812 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1814 = t10 + t1813;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1815 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1815) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1814) : "memory");
                    }
                }
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1816 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1817 = t654 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 warp_2 = t1816 + t1817;
                const bool first_2 = t681 == 0u;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small = row_sum < 1099511600000.0f;
                const bool doubts = !is_small;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small_2 = row_sum_2 < 1099511600000.0f;
                const bool doubts_2 = !is_small_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t1824 = doubts | doubts_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool misplaced = __any_sync(0xffffffffu, t1824);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1826 = first_2 & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1827 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1828 = t1826 & t1827;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1828) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1829 = t93 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1830 = count & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1831 = t1830 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1832 = t1829 + t1831;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1833 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1834 = t1832 + t1833;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1834), "f"(1e-45f) : "memory");
                }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1835 = t681 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1836 = t1835 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool own = t1836 != 0u;
                const bool t1838 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1839 = first_2 & t1838;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1840 = t1839 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1841;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1841) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1841;
                f32 t1843;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1843) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1844 = pair_5 + t1843;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1844;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1845;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1845) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1845;
                f32 t1847;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1847) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1848 = pair_6 + t1847;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1848;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1849 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1850;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1850) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1849 ? 0.0f : t1850;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1852 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1852;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1853 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1853;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1854 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1854;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1855 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1855;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1856 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1856;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1857 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1857;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1858 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1858;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1859 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1859;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1860 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1860;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1861 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1861;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1862 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1862;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1863 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1863;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1864 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1864;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1865 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1865;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1866 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1866;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1867 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1867;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1868 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1868;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1869 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1869;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1870 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1870;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1871 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1871;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1872 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1872;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1873 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1873;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1874 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1874;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1875 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1875;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1876 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1877;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1877) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1876 ? 0.0f : t1877;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1879 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1879;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1880 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1880;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1881 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1881;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1882 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1882;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1883 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1883;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1884 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1884;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1885 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1885;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1886 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1886;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1887 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1887;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1888 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1888;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1889 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1889;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1890 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1890;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1891 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1891;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1892 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1892;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1893 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1893;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1894 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1894;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1895 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t1895;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1896 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t1896;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1897 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t1897;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1898 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t1898;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1899 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t1899;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1900 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t1900;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1901 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t1901;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1902 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t1902;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1903 = index_3 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t1903) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1904 = t729 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1905 = t1904 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1906 = smem_1 + t1905;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1907 = t1906 + 8192u;
                u32 t1908;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1908) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1909;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1909) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1910;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1910) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1911;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1911) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1912;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1912) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1913;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1914;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1915;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1916;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1917;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1918;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1919;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1920;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1921;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1922;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1923;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1924;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1925;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1926;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1927;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1928;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1928) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1929;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1930;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1930) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1931;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1931) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1932 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1933 = t654 + t1932;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1934 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1935 = t1933 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1936 = t1934 ^ t1935;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1937 = t1933 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1938 = t1936 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1939 = t1937 + t1938;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1940 = t1906 + t1939;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1940), "r"(t1908), "r"(t1909), "r"(t1910), "r"(t1911) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1941 = t1939 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1942 = t1906 + t1941;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1942), "r"(t1912), "r"(t1913), "r"(t1914), "r"(t1915) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1943 = t1939 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1944 = t1906 + t1943;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1944), "r"(t1916), "r"(t1917), "r"(t1918), "r"(t1919) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1945 = t1939 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1946 = t1906 + t1945;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1946), "r"(t1920), "r"(t1921), "r"(t1922), "r"(t1923) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1947 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1948 = t654 + t1947;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1949 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1950 = t1948 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1951 = t1949 ^ t1950;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1952 = t1948 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1953 = t1951 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1954 = t1952 + t1953;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1955 = t1907 + t1954;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1955), "r"(t1924), "r"(t1925), "r"(t1926), "r"(t1927) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1956 = t1954 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1957 = t1907 + t1956;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1957), "r"(t1928), "r"(t1929), "r"(t1930), "r"(t1931) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1958 = t671 + t655;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1958 + t654;
                const bool t1960 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1960) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1840) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1961 = t654 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1962 = t1906 + t1961;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1962), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t674) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1963 = t1906 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1964 = t654 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1965 = t1963 + t1964;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1965), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t674) : "memory");
                        asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                    }
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t1966 = t729 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1967 = t1966 + 22u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1968 = t1967 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1969 = t10 + t1968;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1969) : "memory");
                }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1840) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1970 = (u64)t674;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1971 = t1970 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1972 = t1971 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1973 = lse + t1972;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1974 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1975 = t1974 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1976 = t1975 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1977 = t1973 + t1976;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1978 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1979 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const bool t1980 = t1979 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    if (t1980) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1981 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row = first_row + t1981;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists) {
                            const u64 t1984 = (u64)row * t1978;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1985 = t1984 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1986 = t1977 + t1985;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1987;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1987) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1988 = reference + t1987;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_2 = t1988 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t1990 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1991 = t1990 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1986), "f"(t1991) : "memory");
                        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1992 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1993 = first_row + t1992;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row_2 = t1993 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists_2) {
                            const u64 t1996 = (u64)row_2 * t1978;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1997 = t1996 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1998 = t1977 + t1997;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1999;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1999) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t2000 = reference_2 + t1999;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_3 = t2000 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t2002 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t2003 = t2002 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1998), "f"(t2003) : "memory");
                        }
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t729 % 6u;
                const u32 t2005 = queries + 16u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2006 = t2005 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2007 = t10 + t2006;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2008 = t729 / 6u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2009 = t2008 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2007), "r"(t2009) : "memory");
                const u32 t2010 = queries + 22u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2011 = t2010 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2012 = t10 + t2011;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2013 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2013) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2012) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2014 = end_10 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_3 = passed_2 + t2014;
                #pragma unroll 1
                for (u32 i_7 = passed_2; i_7 < last_3; i_7 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2016 = i_7 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2017 = t2016 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2018 = t10 + t2017;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2019 = i_7 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2020 = t2019 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2018), "r"(t2020) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2021 = i_7 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2022 = t2021 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2023 = t2022 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2024 = t10 + t2023;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2025 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2025) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2024) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2026 = i_7 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2027 = t2026 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2028 = t2027 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2029 = t10 + t2028;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2030 = i_7 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2031 = t2030 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2029), "r"(t2031) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2032 = i_7 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2033 = t2032 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2034 = t2033 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2035 = t10 + t2034;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2036 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2036) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2035) : "memory");
                    }
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2037 = last_3 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2038 = t2037 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2039 = t10 + t2038;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2040 = last_3 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2041 = t2040 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2039), "r"(t2041) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2042 = last_3 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2043 = t2042 + 4u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2044 = t2043 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2045 = t10 + t2044;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2046 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2046) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2045) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2047 = last_3 & 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2048 = t2047 + 8u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2049 = t2048 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2050 = t10 + t2049;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2051 = last_3 >> 2u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2052 = t2051 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2050), "r"(t2052) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2053 = last_3 & 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2054 = t2053 + 12u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2055 = t2054 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2056 = t10 + t2055;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2057 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2057) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2056) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2058 = passed_2 + end_10;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2058;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t2059;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2059) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t2060 = t2059 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t2060) {
                const u32 t2061 = t93 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2061) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2062 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2062;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2063 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t2063) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_23 = count & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2065 = t93 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2066 = slot_23 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2067 = t2065 + t2066;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2068;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2068) : "r"(t2067) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2069;
            asm("mov.b32 %0, %1;" : "=r"(t2069) : "f"(t2068));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2070;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2070) : "r"(t2069));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2070;
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2072 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2072) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
