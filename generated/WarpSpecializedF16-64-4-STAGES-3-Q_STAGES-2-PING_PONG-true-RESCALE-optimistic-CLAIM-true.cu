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
#line 224 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 24576u;
    const u32 t10 = t9 + 24576u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t13) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t14) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t17) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t18) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t21) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t22) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 160u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 168u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 176u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 184u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 128u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t10 + 192u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t33 = t10 + 136u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t10 + 200u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t34) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t35 = t10 + 144u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
        const u32 t36 = t10 + 208u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t36) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t37 = t10 + 152u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
        const u32 t38 = t10 + 216u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t38) : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t93 = t10 + 224u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t94 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t94) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t95 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t95) {
#line 26 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t96 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t96) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot = tile & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t98 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t99 = slot << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t103;
            while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t104 = index != 4294967295u;
                if (!t104) break;
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_2 = tile & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t106 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t107 = slot_2 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t106 + t107;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t109;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t109) : "r"(from) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t110;
                asm("mov.b32 %0, %1;" : "=r"(t110) : "f"(t109));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t111;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t111) : "r"(t110));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t112;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t112) : "r"(from) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t113;
                asm("mov.b32 %0, %1;" : "=r"(t113) : "f"(t112));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t114;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t114) : "r"(t113));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t115 = t93 + 88u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t116 = tile & 1u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t117 = t116 * 80u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t118 = t115 + t117;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t119;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t119) : "r"(t118) : "memory");
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t120;
                asm("mov.b32 %0, %1;" : "=r"(t120) : "f"(t119));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t121;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t121) : "r"(t120));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t122;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t122) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t123 = t122 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t123) {
                    const u32 t124 = t93 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t124) : "memory");
                }
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t125 = seq_k + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t126 = t125 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t126 > 1u ? t126 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t128 = seq_k >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t128 < end ? t128 : end;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t130 = end - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t131 = t130 < end ? t130 : end;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t132 = t121 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t132 ? t131 : end;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = index / group;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t135 = tile << 2u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t135 & 7u;
                const u32 t137 = slot_3 + 20u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t137 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t10 + t138;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t135 >> 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t140 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t141 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t139), "r"(t142) : "memory");
                const u32 t143 = slot_3 + 12u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t143 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t10 + t144;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t146 = slot_3 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t147 = smem_1 + t146;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t148;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t148) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t149 = t148 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t149) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t145) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t147), "l"(q), "r"(t145), "r"(0u), "r"(index), "r"(t111), "r"(t114) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t150 = tile << 2u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t151 = t150 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t151 & 7u;
                const u32 t153 = slot_4 + 20u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t153 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t10 + t154;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t151 >> 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t156 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t157 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t155), "r"(t158) : "memory");
                const u32 t159 = slot_4 + 12u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = t159 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t10 + t160;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t111 + 64u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t163 = slot_4 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t164 = smem_1 + t163;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t165;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t165) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t166 = t165 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t166) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t161) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t164), "l"(q), "r"(t161), "r"(0u), "r"(index), "r"(t162), "r"(t114) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t167 = tile << 2u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t168 = t167 + 2u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = t168 & 7u;
                const u32 t170 = slot_5 + 20u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t171 = t170 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t172 = t10 + t171;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t173 = t168 >> 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t174 = t173 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t174 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t172), "r"(t175) : "memory");
                const u32 t176 = slot_5 + 12u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t177 = t176 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t10 + t177;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t111 + 128u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t180 = slot_5 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t181 = smem_1 + t180;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t182;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t182) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t183 = t182 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t183) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t178) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t181), "l"(q), "r"(t178), "r"(0u), "r"(index), "r"(t179), "r"(t114) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t184 = tile << 2u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t185 = t184 + 3u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = t185 & 7u;
                const u32 t187 = slot_6 + 20u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = t187 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t189 = t10 + t188;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t190 = t185 >> 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t191 = t190 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t192 = t191 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t189), "r"(t192) : "memory");
                const u32 t193 = slot_6 + 12u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t194 = t193 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t195 = t10 + t194;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t196 = t111 + 192u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t197 = slot_6 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t198 = smem_1 + t197;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t199;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t199) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t200 = t199 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t200) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t195) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t198), "l"(q), "r"(t195), "r"(0u), "r"(index), "r"(t196), "r"(t114) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_7 = passed % 3u;
                const u32 t202 = slot_7 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = t10 + t202;
                const u32 t204 = slot_7 + 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t205 = t204 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t206 = t10 + t205;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t207 = passed / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t208 = t207 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t209 = t208 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t206), "r"(t209) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t210 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t211 = t210 << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t212 = slot_7 << 13u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t213 = t8 + t212;
                u32 t214;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t214) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t215 = t214 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t215) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t203) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t213), "l"(k), "r"(t203), "r"(0u), "r"(t134), "r"(t211), "r"(t114) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_8 = passed % 3u;
                const u32 t217 = slot_8 + 6u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t217 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = t10 + t218;
                const u32 t220 = slot_8 + 9u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t220 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t222 = t10 + t221;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = passed / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t224 = t223 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t225 = t224 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t222), "r"(t225) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t226 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t227 = t226 << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t228 = slot_8 << 13u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t229 = t9 + t228;
                u32 t230;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t230) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t231 = t230 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t231) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t219) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t229), "l"(v), "r"(t219), "r"(0u), "r"(t134), "r"(t227), "r"(t114) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t232 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t232 % 3u;
                    const u32 t234 = slot_9 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t235 = t10 + t234;
                    const u32 t236 = slot_9 + 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t237 = t236 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t238 = t10 + t237;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = t232 / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t239 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t241 = t240 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t238), "r"(t241) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t242 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t243 = t242 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t244 = t243 << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t245 = slot_9 << 13u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t246 = t8 + t245;
                    u32 t247;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t247) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t248 = t247 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t248) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t235) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t246), "l"(k), "r"(t235), "r"(0u), "r"(t134), "r"(t244), "r"(t114) : "memory");
                    }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t249 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_10 = t249 % 3u;
                    const u32 t251 = slot_10 + 6u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t252 = t251 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t253 = t10 + t252;
                    const u32 t254 = slot_10 + 9u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t255 = t254 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t256 = t10 + t255;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t257 = t249 / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t258 = t257 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t259 = t258 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t256), "r"(t259) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t260 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t261 = t260 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t262 = t261 << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t263 = slot_10 << 13u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t264 = t9 + t263;
                    u32 t265;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t265) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t266 = t265 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t266) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t253) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t264), "l"(v), "r"(t253), "r"(0u), "r"(t134), "r"(t262), "r"(t114) : "memory");
                    }
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t267 = passed + end;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t267;
                const u32 t268 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t268;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t269 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t269) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_11 = tile & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t271 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t272 = slot_11 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t273 = t271 + t272;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t274;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t274) : "r"(t273) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t275;
                asm("mov.b32 %0, %1;" : "=r"(t275) : "f"(t274));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t276;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t276) : "r"(t275));
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t276;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t278 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t278) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t279 = seq_q + 255u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t279 >> 8u;
            const u32 t281 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t281 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t283 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t283;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t284 = index_2 < total;
                if (!t284) break;
#line 87 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t285 = index_2 / of_head;
#line 87 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t286 = index_2 % of_head;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t287 = t286 << 8u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t288 = t285 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t289 = t285 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t290;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t290) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t291 = t290 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t291) {
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_12 = round & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t293 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t294 = slot_12 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t293 + t294;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t296;
                    asm("mov.b32 %0, %1;" : "=f"(t296) : "r"(t288));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t296) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t297;
                    asm("mov.b32 %0, %1;" : "=f"(t297) : "r"(t287));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t297) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t298;
                    asm("mov.b32 %0, %1;" : "=f"(t298) : "r"(t289));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t298) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t299 = t93 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t300 = round & 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t301 = t300 * 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t302 = t299 + t301;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t302), "f"(0.0f) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t303;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t303) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t304 = t303 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t304) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t305 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t305;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t306 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t307 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t308 = t307 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t306), "r"(t308) : "memory");
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t309 = t93 + 88u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t310 = round_2 & 1u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t311 = t310 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t309 + t311;
                const bool t313 = lane < 16u;
                u32 merged = 0u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t313) {
                    const u32 t314 = lane << 2u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t315 = verdict + t314;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t316;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t316) : "r"(t315) : "memory");
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t317;
                    asm("mov.b32 %0, %1;" : "=r"(t317) : "f"(t316));
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t317;
                } else {
                    merged = 0u;
                }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t319 = __any_sync(0xffffffffu, distrusted);
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t319) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t320 = lane <= 16u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t320) {
                        const u32 t321 = lane << 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t322 = verdict + t321;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t322), "f"(0.0f) : "memory");
                    }
                    const u32 t323 = word << lane;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t324;
                    asm("mov.b32 %0, %1;" : "=f"(t324) : "r"(t323));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t325;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t325) : "f"(t324));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t326;
                    asm("mov.b32 %0, %1;" : "=r"(t326) : "f"(t325));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t327 = lane & 1u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t328 = t327 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t329 = t328 ? t326 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t330 = t323 + t329;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t331 = t323 + t326;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t332;
                    asm("mov.b32 %0, %1;" : "=f"(t332) : "r"(t331));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t333;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t333) : "f"(t332));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t334;
                    asm("mov.b32 %0, %1;" : "=r"(t334) : "f"(t333));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t335 = lane & 2u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t336 = t335 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t337 = t336 ? t334 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t338 = t330 + t337;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t339 = t331 + t334;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t340;
                    asm("mov.b32 %0, %1;" : "=f"(t340) : "r"(t339));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t341;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t341) : "f"(t340));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t342;
                    asm("mov.b32 %0, %1;" : "=r"(t342) : "f"(t341));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t343 = lane & 4u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t344 = t343 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t345 = t344 ? t342 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t346 = t338 + t345;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t347 = t339 + t342;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t348;
                    asm("mov.b32 %0, %1;" : "=f"(t348) : "r"(t347));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t349;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t349) : "f"(t348));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t350;
                    asm("mov.b32 %0, %1;" : "=r"(t350) : "f"(t349));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t351 = lane & 8u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t352 = t351 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t353 = t352 ? t350 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t354 = t346 + t353;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t355 = t347 + t350;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t356;
                    asm("mov.b32 %0, %1;" : "=f"(t356) : "r"(t355));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t357;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t357) : "f"(t356));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t358;
                    asm("mov.b32 %0, %1;" : "=r"(t358) : "f"(t357));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t359 = lane & 16u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t360 = t359 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t361 = t360 ? t358 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t362 = t354 + t361;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t363 = t355 + t358;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t364;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t364) : "r"(t363));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t364;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t365 = warps != 0u;
                    if (!t365) break;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_13 = round_2 & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t367 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t368 = slot_13 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t369 = t367 + t368;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t370;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t370) : "r"(t369) : "memory");
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t371;
                    asm("mov.b32 %0, %1;" : "=r"(t371) : "f"(t370));
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t371));
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_14 = round_2 & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t374 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t375 = slot_14 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_2 = t374 + t375;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t377;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t377) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t378;
                    asm("mov.b32 %0, %1;" : "=r"(t378) : "f"(t377));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t379;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t379) : "r"(t378));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t380;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t380) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t381;
                    asm("mov.b32 %0, %1;" : "=r"(t381) : "f"(t380));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t382;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t382) : "r"(t381));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t383 = t93 + 88u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t384 = round_2 & 1u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t385 = t384 * 80u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t386 = t383 + t385;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t387;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t387) : "r"(t386) : "memory");
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t388;
                    asm("mov.b32 %0, %1;" : "=r"(t388) : "f"(t387));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t389;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t389) : "r"(t388));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t390;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t390) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t391 = t390 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t391) {
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_15 = round_2 & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t393 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t394 = slot_15 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t393 + t394;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t396;
                        asm("mov.b32 %0, %1;" : "=f"(t396) : "r"(head));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t396) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t397;
                        asm("mov.b32 %0, %1;" : "=f"(t397) : "r"(t379));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t397) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t398;
                        asm("mov.b32 %0, %1;" : "=f"(t398) : "r"(t382));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t398) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t399 = t93 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t400 = round_2 & 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t401 = t400 * 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t402 = t399 + t401;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t402), "f"(0.0f) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t403 = t93 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t404 = round_2 & 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t405 = t404 * 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t406 = t403 + t405;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t407;
                        asm("mov.b32 %0, %1;" : "=f"(t407) : "r"(warps));
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t406), "f"(t407) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t408;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t408) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t409 = t408 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t409) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t410 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t410;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t411 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t412 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t413 = t412 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t411), "r"(t413) : "memory");
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t414 = t93 + 88u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t415 = round_2 & 1u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t416 = t415 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t414 + t416;
                    const bool t418 = lane < 16u;
                    u32 merged_3 = 0u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t418) {
                        const u32 t419 = lane << 2u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t420 = verdict_2 + t419;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t421;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t421) : "r"(t420) : "memory");
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t422;
                        asm("mov.b32 %0, %1;" : "=r"(t422) : "f"(t421));
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t422;
                    } else {
                        merged_3 = 0u;
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t424 = __any_sync(0xffffffffu, distrusted_2);
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t424) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t425 = lane <= 16u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t425) {
                            const u32 t426 = lane << 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t427 = verdict_2 + t426;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t427), "f"(0.0f) : "memory");
                        }
                        const u32 t428 = word_2 << lane;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t429;
                        asm("mov.b32 %0, %1;" : "=f"(t429) : "r"(t428));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t430;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t430) : "f"(t429));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t431;
                        asm("mov.b32 %0, %1;" : "=r"(t431) : "f"(t430));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t432 = lane & 1u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t433 = t432 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t434 = t433 ? t431 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t435 = t428 + t434;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t436 = t428 + t431;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t437;
                        asm("mov.b32 %0, %1;" : "=f"(t437) : "r"(t436));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t438;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t438) : "f"(t437));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t439;
                        asm("mov.b32 %0, %1;" : "=r"(t439) : "f"(t438));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t440 = lane & 2u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t441 = t440 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t442 = t441 ? t439 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t443 = t435 + t442;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t444 = t436 + t439;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t445;
                        asm("mov.b32 %0, %1;" : "=f"(t445) : "r"(t444));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t446;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t446) : "f"(t445));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t447;
                        asm("mov.b32 %0, %1;" : "=r"(t447) : "f"(t446));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t448 = lane & 4u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t449 = t448 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t450 = t449 ? t447 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t451 = t443 + t450;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t452 = t444 + t447;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t453;
                        asm("mov.b32 %0, %1;" : "=f"(t453) : "r"(t452));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t454;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t454) : "f"(t453));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t455;
                        asm("mov.b32 %0, %1;" : "=r"(t455) : "f"(t454));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t456 = lane & 8u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t457 = t456 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t458 = t457 ? t455 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t459 = t451 + t458;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t460 = t452 + t455;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t461;
                        asm("mov.b32 %0, %1;" : "=f"(t461) : "r"(t460));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t462;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t462) : "f"(t461));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t463;
                        asm("mov.b32 %0, %1;" : "=r"(t463) : "f"(t462));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t464 = lane & 16u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t465 = t464 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t466 = t465 ? t463 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t467 = t459 + t466;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t468 = t460 + t463;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t469;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t469) : "r"(t468));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t469;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t471 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t471) {
                    const u32 t472 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t473;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t473) : "l"(claims), "r"(t472) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t473;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t474 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t475;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t475) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t476 = t474 + t475;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t476;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last = round_3 - 1u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t479 = t93 + 16u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t480 = last & 1u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t479), "r"(t480) : "memory");
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t481 = t93 + 88u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t482 = last & 1u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t483 = t482 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t481 + t483;
            const bool t485 = lane < 16u;
            u32 merged_6 = 0u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t485) {
                const u32 t486 = lane << 2u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t487 = verdict_3 + t486;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t488;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t488) : "r"(t487) : "memory");
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t489;
                asm("mov.b32 %0, %1;" : "=r"(t489) : "f"(t488));
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t489;
            } else {
                merged_6 = 0u;
            }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t491 = __any_sync(0xffffffffu, distrusted_3);
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t491) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t492 = lane <= 16u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t492) {
                    const u32 t493 = lane << 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t494 = verdict_3 + t493;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t494), "f"(0.0f) : "memory");
                }
                const u32 t495 = word_3 << lane;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t496;
                asm("mov.b32 %0, %1;" : "=f"(t496) : "r"(t495));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t497;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t497) : "f"(t496));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t498;
                asm("mov.b32 %0, %1;" : "=r"(t498) : "f"(t497));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t499 = lane & 1u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t500 = t499 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t501 = t500 ? t498 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t502 = t495 + t501;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t503 = t495 + t498;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t504;
                asm("mov.b32 %0, %1;" : "=f"(t504) : "r"(t503));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t505;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t505) : "f"(t504));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t506;
                asm("mov.b32 %0, %1;" : "=r"(t506) : "f"(t505));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t507 = lane & 2u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t508 = t507 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t509 = t508 ? t506 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t510 = t502 + t509;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t511 = t503 + t506;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t512;
                asm("mov.b32 %0, %1;" : "=f"(t512) : "r"(t511));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t513;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t513) : "f"(t512));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t514;
                asm("mov.b32 %0, %1;" : "=r"(t514) : "f"(t513));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t515 = lane & 4u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t516 = t515 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t517 = t516 ? t514 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t518 = t510 + t517;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t519 = t511 + t514;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t520;
                asm("mov.b32 %0, %1;" : "=f"(t520) : "r"(t519));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t521;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t521) : "f"(t520));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t522;
                asm("mov.b32 %0, %1;" : "=r"(t522) : "f"(t521));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t523 = lane & 8u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t524 = t523 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t525 = t524 ? t522 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t526 = t518 + t525;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t527 = t519 + t522;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t528;
                asm("mov.b32 %0, %1;" : "=f"(t528) : "r"(t527));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t529;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t529) : "f"(t528));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t530;
                asm("mov.b32 %0, %1;" : "=r"(t530) : "f"(t529));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t531 = lane & 16u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t532 = t531 != 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t533 = t532 ? t530 : 0u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t534 = t526 + t533;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t535 = t527 + t530;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t536;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t536) : "r"(t535));
#line 250 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t536;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t537 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t537) {
#line 185 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_16 = last & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t539 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t540 = slot_16 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t541 = t539 + t540;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t542;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t542) : "r"(t541) : "memory");
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t543;
                asm("mov.b32 %0, %1;" : "=r"(t543) : "f"(t542));
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t543));
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_17 = last & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t546 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t547 = slot_17 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t546 + t547;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t549;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t549) : "r"(from_3) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t550;
                asm("mov.b32 %0, %1;" : "=r"(t550) : "f"(t549));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t551;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t551) : "r"(t550));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t552;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t552) : "r"(from_3) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t553;
                asm("mov.b32 %0, %1;" : "=r"(t553) : "f"(t552));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t554;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t554) : "r"(t553));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t555 = t93 + 88u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t556 = last & 1u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t557 = t556 * 80u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t558 = t555 + t557;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t559;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t559) : "r"(t558) : "memory");
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t560;
                asm("mov.b32 %0, %1;" : "=r"(t560) : "f"(t559));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t561;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t561) : "r"(t560));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t562;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t562) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t563 = t562 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t563) {
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_18 = round_3 & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t565 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t566 = slot_18 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t565 + t566;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t568;
                    asm("mov.b32 %0, %1;" : "=f"(t568) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t568) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t569;
                    asm("mov.b32 %0, %1;" : "=f"(t569) : "r"(t551));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t569) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t570;
                    asm("mov.b32 %0, %1;" : "=f"(t570) : "r"(t554));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t570) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t571 = t93 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t572 = round_3 & 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t573 = t572 * 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t574 = t571 + t573;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t574), "f"(0.0f) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t575 = t93 + 88u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t576 = round_3 & 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t577 = t576 * 80u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t578 = t575 + t577;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t579;
                    asm("mov.b32 %0, %1;" : "=f"(t579) : "r"(warps_2));
#line 259 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t578), "f"(t579) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t580;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t580) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t581 = t580 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t581) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t582 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t582;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t583 = t93 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t584 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t585 = t584 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t583), "r"(t585) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t586;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t586) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t587 = t586 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t587) {
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_19 = round_3 & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t589 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t590 = slot_19 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t591 = t589 + t590;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t591), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t592;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t592) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t593 = t592 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t593) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t93) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 112;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t595 = index_3 << 13u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t596 = t7 + t595;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t597 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t598 = t597 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t599 = index_3 << 6u;
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
        const u32 t600 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t600) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_20 = count & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t602 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t603 = slot_20 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t604 = t602 + t603;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t605;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t605) : "r"(t604) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t606;
        asm("mov.b32 %0, %1;" : "=r"(t606) : "f"(t605));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t607;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t607) : "r"(t606));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t607;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t608 = index_3 == 3u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t608) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t609 = index_4 != 4294967295u;
            if (!t609) break;
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_21 = count & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t611 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t612 = slot_21 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t611 + t612;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t614;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t614) : "r"(from_4) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t615;
            asm("mov.b32 %0, %1;" : "=r"(t615) : "f"(t614));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t616;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t616) : "r"(t615));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t617;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t617) : "r"(from_4) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t618;
            asm("mov.b32 %0, %1;" : "=r"(t618) : "f"(t617));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t619;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t619) : "r"(t618));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t620 = t93 + 88u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t621 = count & 1u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t622 = t621 * 80u;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t623 = t620 + t622;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t624;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t624) : "r"(t623) : "memory");
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t625;
            asm("mov.b32 %0, %1;" : "=r"(t625) : "f"(t624));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t626;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t626) : "r"(t625));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t627;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t627) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t628 = t627 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t628) {
                const u32 t629 = t93 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t629) : "memory");
            }
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t630 = seq_k + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t631 = t630 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_2 = t631 > 1u ? t631 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t633 = seq_k >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t633 < end_2 ? t633 : end_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t635 = end_2 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t636 = t635 < end_2 ? t635 : end_2;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t637 = t626 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t637 ? t636 : end_2;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t639 = count << 2u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t640 = t639 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t641 = t616 + t599;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t642 = t641 < seq_q;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t642) {
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
                const u32 t643 = t640 & 7u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t644 = t643 + 12u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t645 = t644 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t646 = t10 + t645;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t647 = t640 >> 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t648 = t647 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t646), "r"(t648) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t649 = passed_2 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t650 = t649 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t651 = t10 + t650;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t652 = passed_2 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t653 = t652 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t651), "r"(t653) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t654 = t640 & 7u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t655 = t654 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t656 = smem_1 + t655;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t657 = passed_2 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t658 = t657 << 13u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t659 = t8 + t658;
                const u32 t660 = t656 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t661 = t659 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t662 = t660 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t663 = (u64)t662;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t664 = t663 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t665 = t661 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t666 = (u64)t665;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t667 = t666 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t668 = t660 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t669 = (u64)t668;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t670 = t669 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t671 = t661 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t672 = (u64)t671;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t673 = t672 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t674 = t660 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t675 = (u64)t674;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t676 = t675 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t677 = t661 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t678 = (u64)t677;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t679 = t678 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t680 = t660 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t681 = (u64)t680;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t682 = t681 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t683 = t661 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t684 = (u64)t683;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t685 = t684 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t664), "l"(t667), "l"(t670), "l"(t673), "l"(t676), "l"(t679), "l"(t682), "l"(t685) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t686 = passed_2 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t687 = t686 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t688 = t687 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t689 = t10 + t688;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t690 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t690) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t689) : "memory");
                }
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t691 = masked_right_2 != 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
                if (t691) {
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t692 = end_2 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key = t692 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t694 = t616 + t599;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query = t694 + t598;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t696 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t697 = t696 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = first_key + t697;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t699 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t700 = first_query + t699;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t701 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t701 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t704 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t704;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t706 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t706;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t708 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t708;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t710 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t710;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t712 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t712;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t714 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t714;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t716 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t716;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t718 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t718;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t720 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t720;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t722 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t722;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t724 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t724;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t726 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t726;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t728 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t728;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t730 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t730;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t732 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t732;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t734 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t734;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t735 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t736 = first_query + t735;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t737 = t736 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t738 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t738 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t741 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t741;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t743 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t743;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t745 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t745;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t747 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t747;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t749 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t749;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t751 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t751;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t753 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t753;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t755 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t757 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t757;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t759 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t759;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t761 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t761;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t763 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t763;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t765 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t765;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t767 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t767;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t769 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t769;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t771 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t771;
                }
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t772 = t626 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t773 = t772 ? 32768.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t774;
                asm("max.f32 %0, %1, %2;" : "=f"(t774) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t775;
                asm("max.f32 %0, %1, %2;" : "=f"(t775) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t776;
                asm("max.f32 %0, %1, %2;" : "=f"(t776) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t777;
                asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t778;
                asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t774), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t779;
                asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(t775), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t780;
                asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t776), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t781;
                asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t777), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t782;
                asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t778), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t783;
                asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t779), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t784;
                asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t780), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t785;
                asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t781), "f"(s_30));
                f32 t786;
                asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t782), "f"(t783));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t787;
                asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t784), "f"(t785));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t788;
                asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t786), "f"(t787));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t789;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t789) : "f"(t788));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t788), "f"(t789));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t791;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t791) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest;
                asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t791));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old = reference;
                const f32 t794 = largest * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(t794));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t796 = old - new_1;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t796));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference = new_1;
                const f32 before = row_sum;
                const bool t798 = before < t773;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t799 = before * factor;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t800 = t798 ? t799 : before;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum = t800;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t801;
                asm("max.f32 %0, %1, %2;" : "=f"(t801) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t802;
                asm("max.f32 %0, %1, %2;" : "=f"(t802) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t803;
                asm("max.f32 %0, %1, %2;" : "=f"(t803) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t804;
                asm("max.f32 %0, %1, %2;" : "=f"(t804) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t805;
                asm("max.f32 %0, %1, %2;" : "=f"(t805) : "f"(t801), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t806;
                asm("max.f32 %0, %1, %2;" : "=f"(t806) : "f"(t802), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t807;
                asm("max.f32 %0, %1, %2;" : "=f"(t807) : "f"(t803), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t808;
                asm("max.f32 %0, %1, %2;" : "=f"(t808) : "f"(t804), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t809;
                asm("max.f32 %0, %1, %2;" : "=f"(t809) : "f"(t805), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t810;
                asm("max.f32 %0, %1, %2;" : "=f"(t810) : "f"(t806), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t811;
                asm("max.f32 %0, %1, %2;" : "=f"(t811) : "f"(t807), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t812;
                asm("max.f32 %0, %1, %2;" : "=f"(t812) : "f"(t808), "f"(s_32));
                f32 t813;
                asm("max.f32 %0, %1, %2;" : "=f"(t813) : "f"(t809), "f"(t810));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t814;
                asm("max.f32 %0, %1, %2;" : "=f"(t814) : "f"(t811), "f"(t812));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t815;
                asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(t813), "f"(t814));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t816;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t816) : "f"(t815));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t815), "f"(t816));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t818;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t818) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_2;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t818));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_2 = reference_2;
                const f32 t821 = largest_2 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(t821));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t823 = old_2 - new_2;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t823));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference_2 = new_2;
                const f32 before_2 = row_sum_2;
                const bool t825 = before_2 < t773;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t826 = before_2 * factor_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t827 = t825 ? t826 : before_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum_2 = t827;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t828 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t828));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t830;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t830) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t830;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t831 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t831));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t833;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t833;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t834 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t834));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t836;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t836) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t836;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t837 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t837));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t839;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t839) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t839;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t840 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t840));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t842;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t842) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t842;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t843 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t843));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t845;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t845;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t846 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t846));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t848;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t848) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t848;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t849 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t849));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t851;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t851;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t852 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t852));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t854;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t854) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t854;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t855 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t855));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t857;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t857;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t858 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t858));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t860;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t860) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t860;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t861 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t861));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t863;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t863) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t863;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t864 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t864));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t866;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t866) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t866;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t867 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t867));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t869;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t869;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t870 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t870));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t872;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t872) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t872;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t873 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t873));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t875;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t875;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t876 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t877 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t878 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t879 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t880 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t881 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t882 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t883 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t884 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t884));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t886;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t886) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t886;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t887 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t887));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t889;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t889) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t889;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t890 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t890));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t892;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t892) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t892;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t893 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t893));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t895;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t895;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t896 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t896));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t898;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t898) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t898;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t899 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t899));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t901;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t901;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t902 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t902));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t904;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t904) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t904;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t905 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t905));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t907;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t907;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t908 = t876 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t909 = t877 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t910 = t878 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t911 = t879 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t912 = t880 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t913 = t881 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t914 = t882 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t915 = t883 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t916 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t916));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t918;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t918) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t918;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t919 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t919));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t921;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t921) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t921;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t922 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t922));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t924;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t924) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t924;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t925 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t925));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t927;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t927) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t927;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t928 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t928));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t930;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t930;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t931 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t931));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t933;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t933) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t933;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t934 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t934));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t936;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t936;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t937 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t937));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t939;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t939;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t940 = t908 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t941 = t909 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t942 = t910 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t943 = t911 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t944 = t912 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t945 = t913 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t946 = t914 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t947 = t915 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t948 = t940 + t941;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t949 = t944 + t945;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums = t948 + t949;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t951 = t942 + t943;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t952 = t946 + t947;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_2 = t951 + t952;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t954 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t954;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t955 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t955;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t956;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t956) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t957;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t957) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t958;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t958) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t959;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t959) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t960;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t960) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t961;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t961) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t962;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t962) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t963;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t963) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t964;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t964) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t965;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t965) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t966;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t966) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t967;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t967) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t968;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t968) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t969;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t969) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t970;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t970) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t971;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t971) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t956;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t957;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t958;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t959;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t960;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t961;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t962;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t963;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t964;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t965;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t966;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t967;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t968;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t969;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t970;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t971;
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
                const bool t974 = t626 == 0u;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t974) {
                    #pragma unroll 1
                    for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t975 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t975) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t976 = passed_2 + i_2;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t977 = t976 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t978 = t977 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t979 = t10 + t978;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t980 = t976 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t981 = t980 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t979), "r"(t981) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t982 = t640 & 7u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t983 = t982 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t984 = smem_1 + t983;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t985 = t976 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t986 = t985 << 13u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t987 = t8 + t986;
                        const u32 t988 = t984 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t989 = t987 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t990 = t988 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t991 = (u64)t990;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t992 = t991 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t993 = t989 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t994 = (u64)t993;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t995 = t994 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t996 = t988 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t997 = (u64)t996;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t998 = t997 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t999 = t989 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1000 = (u64)t999;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1001 = t1000 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1002 = t988 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1003 = (u64)t1002;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1004 = t1003 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1005 = t989 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1006 = (u64)t1005;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1007 = t1006 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1008 = t988 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1009 = (u64)t1008;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1010 = t1009 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1011 = t989 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1012 = (u64)t1011;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1013 = t1012 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t992), "l"(t995), "l"(t998), "l"(t1001), "l"(t1004), "l"(t1007), "l"(t1010), "l"(t1013) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1014 = i_2 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1015 = passed_2 + t1014;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1016 = t1015 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1017 = t1016 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1018 = t1017 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1019 = t10 + t1018;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1020 = t1015 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1021 = t1020 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1019), "r"(t1021) : "memory");
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
                        const u32 t1022 = t1015 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1023 = t1022 << 13u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1024 = t9 + t1023;
                        const u32 t1025 = t1024 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1026 = t1025 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1027 = (u64)t1026;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1028 = t1027 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1029 = t1025 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1030 = (u64)t1029;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1031 = t1030 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1032 = t1025 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1033 = (u64)t1032;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1034 = t1033 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1035 = t1025 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1036 = (u64)t1035;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1037 = t1036 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1028), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1031), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1034), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1037) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t1038 = index_3 == 3u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1039 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next = t1038 ? 0u : t1039;
                        const u32 t1041 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1041) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1042 = passed_2 + i_2;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1043 = t1042 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1044 = t1043 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1045 = t1044 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1046 = t10 + t1045;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1047 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1047) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1046) : "memory");
                        }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1048 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_33;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1048));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1050;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1050) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1050;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1051 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_34;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1051));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1053;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1053;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1054 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_35;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t1054));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1056;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1056;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1057 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_36;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t1057));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1059;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1059;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1060 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_37;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t1060));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1062;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1062;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1063 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_38;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t1063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1065;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1065;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1066 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_39;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t1066));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1068;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1068;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1069 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_40;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t1069));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1071;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1071;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1072 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_41;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t1072));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1074;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1074;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1075 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_42;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t1075));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1077;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1077;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1078 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_43;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t1078));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1080;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1080;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1081 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_44;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t1081));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1083;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1083;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1084 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_45;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t1084));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1086;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1086) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1086;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1087 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_46;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t1087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1089;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1089;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1090 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_47;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t1090));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1092;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1092;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1093 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_48;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t1093));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1095;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1095;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1096 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1097 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1098 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1099 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1100 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1101 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1102 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1103 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1104 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_49;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1104));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1106;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1106) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1106;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1107 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_50;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1109;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1109;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1110 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_51;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t1110));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1112;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1112) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1112;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1113 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_52;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t1113));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1115;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1115;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1116 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_53;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t1116));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1118;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1118) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1118;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1119 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_54;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t1119));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1121;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1121;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1122 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_55;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t1122));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1124;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1124) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1124;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1125 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_56;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t1125));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1127;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1127;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1128 = t1096 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1129 = t1097 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1130 = t1098 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1131 = t1099 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1132 = t1100 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1133 = t1101 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1134 = t1102 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1135 = t1103 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1136 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_57;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t1136));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1138;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1138) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1138;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1139 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_58;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t1139));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1141;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1141) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1141;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1142 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_59;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t1142));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1144;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1144;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1145 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_60;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t1145));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1147;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1147) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1147;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1148 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_61;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t1148));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1150;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1150) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1150;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1151 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_62;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t1151));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1153;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1153) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1153;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1154 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_63;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t1154));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1156;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1156) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1156;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1157 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_64;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t1157));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1159;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1159;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1160 = t1128 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1161 = t1129 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1162 = t1130 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1163 = t1131 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1164 = t1132 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1165 = t1133 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1166 = t1134 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1167 = t1135 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1168 = t1160 + t1161;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1169 = t1164 + t1165;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_3 = t1168 + t1169;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1171 = t1162 + t1163;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1172 = t1166 + t1167;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_4 = t1171 + t1172;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1174 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t1174;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1175 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t1175;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                        const u32 t1176 = i_2 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1177 = passed_2 + t1176;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1178 = t1177 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1179 = t1178 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1180 = t1179 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1181 = t10 + t1180;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1182 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1182) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1181) : "memory");
                        }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1183;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1183) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1184;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1185;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1186;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1186) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1187;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1188;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1188) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1189;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1190;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1190) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1191;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1191) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1192;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1192) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1193;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1193) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1194;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1194) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1195;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1195) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1196;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1196) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1197;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1197) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1198;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1198) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t1183;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t1184;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t1185;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t1186;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t1187;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t1188;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t1189;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t1190;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t1191;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t1192;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t1193;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t1194;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t1195;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t1196;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t1197;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t1198;
                    }
                } else {
#line 294 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    #pragma unroll 1
                    for (u32 i_3 = 1u; i_3 < end_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1199 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1199) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1200 = passed_2 + i_3;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1201 = t1200 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1202 = t1201 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1203 = t10 + t1202;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1204 = t1200 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1205 = t1204 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1203), "r"(t1205) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1206 = t640 & 7u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1207 = t1206 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1208 = smem_1 + t1207;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1209 = t1200 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1210 = t1209 << 13u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1211 = t8 + t1210;
                        const u32 t1212 = t1208 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1213 = t1211 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1214 = t1212 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1215 = (u64)t1214;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1216 = t1215 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1217 = t1213 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1218 = (u64)t1217;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1219 = t1218 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1220 = t1212 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1221 = (u64)t1220;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1222 = t1221 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1223 = t1213 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1224 = (u64)t1223;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1225 = t1224 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1226 = t1212 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1227 = (u64)t1226;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1228 = t1227 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1229 = t1213 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1230 = (u64)t1229;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1231 = t1230 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1232 = t1212 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1233 = (u64)t1232;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1234 = t1233 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1235 = t1213 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1236 = (u64)t1235;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1237 = t1236 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1216), "l"(t1219), "l"(t1222), "l"(t1225), "l"(t1228), "l"(t1231), "l"(t1234), "l"(t1237) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1238 = i_3 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1239 = passed_2 + t1238;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1240 = t1239 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1241 = t1240 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1242 = t1241 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1243 = t10 + t1242;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1244 = t1239 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1245 = t1244 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1243), "r"(t1245) : "memory");
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
                        const u32 t1246 = t1239 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1247 = t1246 << 13u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1248 = t9 + t1247;
                        const u32 t1249 = t1248 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1250 = t1249 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1251 = (u64)t1250;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1252 = t1251 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1253 = t1249 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1254 = (u64)t1253;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1255 = t1254 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1256 = t1249 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1257 = (u64)t1256;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1258 = t1257 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1259 = t1249 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1260 = (u64)t1259;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1261 = t1260 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1252), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1255), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1258), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1261) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t1262 = index_3 == 3u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1263 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next_2 = t1262 ? 0u : t1263;
                        const u32 t1265 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1265) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1266 = passed_2 + i_3;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1267 = t1266 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1268 = t1267 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1269 = t1268 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1270 = t10 + t1269;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1271 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1271) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1270) : "memory");
                        }
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const bool t1272 = t626 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1273 = t1272 ? 32768.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1274;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1275;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1276;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1277;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1278;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1274), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1279;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1275), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1280;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1276), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1281;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1277), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1282;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1278), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1283;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(t1279), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1284;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1280), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1285;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(t1281), "f"(s_30));
                        f32 t1286;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(t1282), "f"(t1283));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1287;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1284), "f"(t1285));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1288;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1286), "f"(t1287));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1289;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1289) : "f"(t1288));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1288), "f"(t1289));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1291;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1291) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1291));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_3 = reference;
                        const f32 t1294 = largest_3 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(t1294));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1296 = old_3 - new_3;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1296));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference = new_3;
                        const f32 before_3 = row_sum;
                        const bool t1298 = before_3 < t1273;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1299 = before_3 * factor_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1300 = t1298 ? t1299 : before_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum = t1300;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1301;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1302;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1303;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1304;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1305;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1301), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1306;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1302), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1307;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(t1303), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1308;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1304), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1309;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1309) : "f"(t1305), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1310;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1310) : "f"(t1306), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1311;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(t1307), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1312;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(t1308), "f"(s_32));
                        f32 t1313;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(t1309), "f"(t1310));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1314;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(t1311), "f"(t1312));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1315;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1315) : "f"(t1313), "f"(t1314));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1316;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1316) : "f"(t1315));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1315), "f"(t1316));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1318;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1318) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1318));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_4 = reference_2;
                        const f32 t1321 = largest_4 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(t1321));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1323 = old_4 - new_4;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1323));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference_2 = new_4;
                        const f32 before_4 = row_sum_2;
                        const bool t1325 = before_4 < t1273;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1326 = before_4 * factor_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1327 = t1325 ? t1326 : before_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum_2 = t1327;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1328 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1328));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1330;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1330;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1331 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1331));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1333;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1333;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1334 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t1334));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1336;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1336;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1337 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t1337));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1339;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1339;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1340 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t1340));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1342;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1342;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1343 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t1343));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1345;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1345;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1346 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t1346));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1348;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1348;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1349 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t1349));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1351;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1351;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1352 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t1352));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1354;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1354;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1355 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t1355));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1357;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1357;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1358 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t1358));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1360;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1360) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1360;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1361 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1363;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1363;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1364 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t1364));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1366;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1366;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1367 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t1367));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1369;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1369;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1370 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t1370));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1372;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1372) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1372;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1373 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t1373));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1375;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1375;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1376 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1377 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1378 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1379 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1380 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1381 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1382 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1383 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1384 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t1384));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1386;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1386) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1386;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1387 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t1387));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1389;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1389;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1390 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t1390));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1392;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1392) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1392;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1393 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t1393));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1395;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1395) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1395;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1396 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t1396));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1398;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1398) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1398;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1399 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t1399));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1401;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1401;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1402 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t1402));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1404;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1404) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1404;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1405 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t1405));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1407;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1407) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1407;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1408 = t1376 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1409 = t1377 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1410 = t1378 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1411 = t1379 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1412 = t1380 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1413 = t1381 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1414 = t1382 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1415 = t1383 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1416 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t1416));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1418;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1418) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1418;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1419 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t1419));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1421;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1421;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1422 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t1422));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1424;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1424) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1424;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1425 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t1425));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1427;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1427;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1428 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t1428));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1430;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1430) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1430;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1431 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t1431));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1433;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1433;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1434 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1434));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1436;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1436) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1436;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1437 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1437));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1439;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1439) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1439;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1440 = t1408 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1441 = t1409 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1442 = t1410 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1443 = t1411 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1444 = t1412 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1445 = t1413 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1446 = t1414 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1447 = t1415 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1448 = t1440 + t1441;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1449 = t1444 + t1445;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_5 = t1448 + t1449;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1451 = t1442 + t1443;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1452 = t1446 + t1447;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_6 = t1451 + t1452;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1454 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t1454;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1455 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t1455;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                        const u32 t1456 = i_3 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1457 = passed_2 + t1456;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1458 = t1457 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1459 = t1458 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1460 = t1459 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1461 = t10 + t1460;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1462 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1462) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1461) : "memory");
                        }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1463 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1464 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1465 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1466 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1467 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1468 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1469 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1470 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1471 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1472 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1473 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1474 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1475 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1476 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1477 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1478 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1479 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1480 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1481 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1482 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1483 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1484 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1485 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1486 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1487 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1488 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1489 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1490 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1491 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1492 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1493 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1494 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1494;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1495;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1495) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1496;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1496) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1497;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1497) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1498;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1498) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1499;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1499) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1500;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1500) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1501;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1501) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1502;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1502) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1503;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1503) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1504;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1504) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1505;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1505) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1506;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1506) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1507;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1507) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1508;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1508) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1509;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1509) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1510;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1510) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t1495;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t1496;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t1497;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t1498;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t1499;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t1500;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t1501;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t1502;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t1503;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t1504;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t1505;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t1506;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t1507;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t1508;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t1509;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t1510;
                    }
                }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1511 = t640 & 7u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1512 = t1511 + 20u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1513 = t1512 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1514 = t10 + t1513;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1515 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1515) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1514) : "memory");
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1516 = end_2 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1517 = passed_2 + t1516;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1518 = t1517 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1519 = t1518 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1520 = t1519 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1521 = t10 + t1520;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1522 = t1517 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1523 = t1522 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1521), "r"(t1523) : "memory");
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
                const u32 t1524 = t1517 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1525 = t1524 << 13u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1526 = t9 + t1525;
                const u32 t1527 = t1526 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1528 = t1527 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1529 = (u64)t1528;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1530 = t1529 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1531 = t1527 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1532 = (u64)t1531;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1533 = t1532 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1534 = t1527 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1535 = (u64)t1534;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1536 = t1535 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1537 = t1527 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1538 = (u64)t1537;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1539 = t1538 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1530), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1533), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1536), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1539) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1540 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1541 = passed_2 + t1540;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1542 = t1541 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1543 = t1542 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1544 = t1543 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1545 = t10 + t1544;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1546 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1546) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1545) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_2;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1548 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1549 = t598 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 warp_2 = t1548 + t1549;
                const bool first = t626 == 0u;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small = row_sum < 32768.0f;
                const bool doubts = !is_small;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small_2 = row_sum_2 < 32768.0f;
                const bool doubts_2 = !is_small_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t1556 = doubts | doubts_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool misplaced = __any_sync(0xffffffffu, t1556);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1558 = first & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1559 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1560 = t1558 & t1559;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1560) {
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1561 = t93 + 88u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1562 = count & 1u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1563 = t1562 * 80u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1564 = t1561 + t1563;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1565 = warp_2 << 2u;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1566 = t1564 + t1565;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1566), "f"(1e-45f) : "memory");
                }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1567 = t626 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1568 = t1567 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool own = t1568 != 0u;
                const bool t1570 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1571 = first & t1570;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1572 = t1571 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1573;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1573) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1573;
                f32 t1575;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1575) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1576 = pair_5 + t1575;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1576;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1577;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1577) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1577;
                f32 t1579;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1579) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1580 = pair_6 + t1579;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1580;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1581 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1582;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1582) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1581 ? 0.0f : t1582;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1584 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1584;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1585 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1585;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1586 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1586;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1587 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1587;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1588 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1588;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1589 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1589;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1590 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1590;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1591 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1591;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1592 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1592;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1593 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1593;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1594 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1594;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1595 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1595;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1596 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1596;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1597 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1597;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1598 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1598;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1599 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1599;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1600 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1601;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1600 ? 0.0f : t1601;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1603 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1603;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1604 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1604;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1605 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1605;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1606 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1606;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1607 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1607;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1608 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1608;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1609 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1609;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1610 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1610;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1611 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1611;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1612 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1612;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1613 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1613;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1614 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1614;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1615 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1615;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1616 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1616;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1617 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1617;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1618 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1618;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t1619 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1619) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1620 = t640 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1621;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1622;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1623;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1624;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1625;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1625) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1626;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1627;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1628;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1629;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1630;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1631;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1631) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1632;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1632) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1633;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1633) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1634;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1634) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1635;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1636;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1637 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1638 = t598 + t1637;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1639 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1640 = t1638 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1641 = t1639 ^ t1640;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1642 = t1638 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1643 = t1641 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1644 = t1642 + t1643;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1645 = t596 + t1644;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1645), "r"(t1621), "r"(t1622), "r"(t1623), "r"(t1624) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1646 = t1644 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1647 = t596 + t1646;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1647), "r"(t1625), "r"(t1626), "r"(t1627), "r"(t1628) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1648 = t1644 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1649 = t596 + t1648;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1649), "r"(t1629), "r"(t1630), "r"(t1631), "r"(t1632) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1650 = t1644 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1651 = t596 + t1650;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1651), "r"(t1633), "r"(t1634), "r"(t1635), "r"(t1636) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1652 = t616 + t599;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1652 + t598;
                const bool t1654 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1654) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1572) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1655 = t598 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1656 = t596 + t1655;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1656), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t619) : "memory");
                        asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                    }
                }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1572) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1657 = (u64)t619;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1658 = t1657 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1659 = t1658 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1660 = lse + t1659;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1661 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1662 = t1661 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1663 = t1662 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t1664 = t1660 + t1663;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1665 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1666 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const bool t1667 = t1666 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    if (t1667) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1668 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row = first_row + t1668;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists) {
                            const u64 t1671 = (u64)row * t1665;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1672 = t1671 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1673 = t1664 + t1672;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1674;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1674) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1675 = reference + t1674;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_2 = t1675 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t1677 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1678 = t1677 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1673), "f"(t1678) : "memory");
                        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1679 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t1680 = first_row + t1679;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row_2 = t1680 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists_2) {
                            const u64 t1683 = (u64)row_2 * t1665;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1684 = t1683 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t1685 = t1664 + t1684;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t1686;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1686) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1687 = reference_2 + t1686;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_3 = t1687 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t1689 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t1690 = t1689 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1685), "f"(t1690) : "memory");
                        }
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t640 & 7u;
                const u32 t1692 = queries + 12u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1693 = t1692 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1694 = t10 + t1693;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1695 = t640 >> 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1696 = t1695 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1694), "r"(t1696) : "memory");
                const u32 t1697 = queries + 20u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1698 = t1697 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1699 = t10 + t1698;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1700 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1700) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1699) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1701 = end_2 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_2 = passed_2 + t1701;
                #pragma unroll 1
                for (u32 i_4 = passed_2; i_4 < last_2; i_4 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1703 = i_4 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1704 = t1703 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1705 = t10 + t1704;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1706 = i_4 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1707 = t1706 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1705), "r"(t1707) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1708 = i_4 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1709 = t1708 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1710 = t1709 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1711 = t10 + t1710;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1712 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1712) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1711) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1713 = i_4 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1714 = t1713 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1715 = t1714 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1716 = t10 + t1715;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1717 = i_4 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1718 = t1717 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1716), "r"(t1718) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1719 = i_4 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1720 = t1719 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1721 = t1720 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1722 = t10 + t1721;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1723 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1723) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1722) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1724 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1724) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1725 = index_3 == 3u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1726 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t1725 ? 0u : t1726;
                    const u32 t1728 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1728) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1729 = last_2 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1730 = t1729 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1731 = t10 + t1730;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1732 = last_2 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1733 = t1732 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1731), "r"(t1733) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1734 = last_2 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1735 = t1734 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1736 = t1735 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1737 = t10 + t1736;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1738 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1738) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1737) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1739 = last_2 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1740 = t1739 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1741 = t1740 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1742 = t10 + t1741;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1743 = last_2 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1744 = t1743 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1742), "r"(t1744) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1745 = last_2 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1746 = t1745 + 9u;
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
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1750 = passed_2 + end_2;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t1750;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t1751;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1751) : );
#line 223 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t1752 = t1751 == 1u;
#line 223 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t1752) {
                const u32 t1753 = t93 + 16u;
#line 224 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1753) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1754 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1754;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1755 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t1755) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_22 = count & 1u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1757 = t93 + 24u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1758 = slot_22 << 5u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1759 = t1757 + t1758;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1760;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1760) : "r"(t1759) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1761;
            asm("mov.b32 %0, %1;" : "=r"(t1761) : "f"(t1760));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1762;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1762) : "r"(t1761));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t1762;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1764 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1764) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1765 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1765) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
