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
    const u32 argument0,
    const u32 argument1,
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
    const u32 t9 = t8 + 49152u;
    const u32 t10 = t9 + 49152u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 160u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t31 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t32) : "memory");
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t33 = t31 + 16u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t33) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t34 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t34), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t35 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t35), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t36 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t36), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t37 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t37), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t38 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t38), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t39 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t39), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t40 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t40), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t41 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t41), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t42 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t42), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t43 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t43), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t44 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t44), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t45 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t45), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t46 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t46), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t47 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t47), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t48 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t48), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t49 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t49), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t50 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t50), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t51 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t52 = t51 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t52), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t53 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t54 = t53 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t54), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t55 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t56 = t55 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(t56), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t57 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t58 = t57 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(t58), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t59 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t60 = t59 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(t60), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t61 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t62 = t61 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(t62), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t63 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t64 = t63 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(t64), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t65 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t66 = t65 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(t66), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t67 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t68 = t67 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+32], %1;" :  : "r"(t68), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t69 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t70 = t69 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+36], %1;" :  : "r"(t70), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t71 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t72 = t71 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+40], %1;" :  : "r"(t72), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t73 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t74 = t73 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+44], %1;" :  : "r"(t74), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t75 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t76 = t75 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+48], %1;" :  : "r"(t76), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t77 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t78 = t77 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+52], %1;" :  : "r"(t78), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t79 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t80 = t79 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+56], %1;" :  : "r"(t80), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t81 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t82 = t81 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+60], %1;" :  : "r"(t82), "f"(0.0f) : "memory");
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t83 = t31 + 88u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t84 = t83 + 80u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t84), "f"(0.0f) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t85 = t10 + 160u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t86 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t86) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
        const bool t87 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t87) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t88 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t88) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t90 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t91 = slot << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t92 = t90 + t91;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t93;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t93) : "r"(t92) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t94;
            asm("mov.b32 %0, %1;" : "=r"(t94) : "f"(t93));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t95;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t95) : "r"(t94));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t95;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t96 = index != 4294967295u;
                if (!t96) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_2 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t98 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t99 = slot_2 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t98 + t99;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t101;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t101) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t102;
                asm("mov.b32 %0, %1;" : "=r"(t102) : "f"(t101));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t103;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t103) : "r"(t102));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t104;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t104) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t105;
                asm("mov.b32 %0, %1;" : "=r"(t105) : "f"(t104));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t106;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t106) : "r"(t105));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t107 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t108 = tile & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t109 = t108 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t110 = t107 + t109;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t111;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t111) : "r"(t110) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t112;
                asm("mov.b32 %0, %1;" : "=r"(t112) : "f"(t111));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t113;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t113) : "r"(t112));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t114;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t114) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t115 = t114 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t115) {
                    const u32 t116 = t85 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t116) : "memory");
                }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t117 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t118 = t117 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t118 > 1u ? t118 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t120 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t120 < end ? t120 : end;
                const u32 t122 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t122 < end ? t122 : end;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t124 = t113 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_2 = t124 ? masked_right : end;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t126 = t85 + 248u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t127 = tile & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t128 = t127 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t129 = t126 + t128;
#line 156 "fa-kernels/src/attention/block_walk.rs"
                u32 block = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
                u32 chunk = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
                u32 partial = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
                u32 whole_2 = 0u;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                const u32 t130 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                const u32 lane_2 = t130 & 31u;
                const u32 number = 31u - lane_2;
                partial = 0u;
                whole_2 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t133 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t134 = t133 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t135 = t134 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t136 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t137 = t136 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t138 = t135 - t137;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                const bool t139 = number < t138;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                if (t139) {
#line 255 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t140 = number << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                    const u32 pair = t129 + t140;
                    f32 t142;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t142) : "r"(pair) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                    u32 t143;
                    asm("mov.b32 %0, %1;" : "=r"(t143) : "f"(t142));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                    partial = t143;
                    f32 t144;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t144) : "r"(pair) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                    u32 t145;
                    asm("mov.b32 %0, %1;" : "=r"(t145) : "f"(t144));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                    whole_2 = t145;
                }
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t146 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t147 = t146 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t148 = t147 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t149 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t150 = t149 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t151 = t148 - t150;
#line 235 "fa-kernels/src/attention/block_walk.rs"
                const u32 t152 = t151 + 31u;
#line 235 "fa-kernels/src/attention/block_walk.rs"
                const u32 t153 = t152 >> 5u;
#line 171 "fa-kernels/src/attention/block_walk.rs"
                const u32 last = t153 - 1u;
                while (true) {
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    const bool t155 = chunk < last;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const bool t156 = partial != 0u;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t157 = __ballot_sync(0xffffffffu, t156);
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const bool t158 = whole_2 != 0u;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t159 = __ballot_sync(0xffffffffu, t158);
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t160 = t157 | t159;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const bool t161 = t160 == 0u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    const bool t162 = t155 & t161;
                    if (!t162) break;
#line 173 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t163 = chunk + 1u;
#line 173 "fa-kernels/src/attention/block_walk.rs"
                    chunk = t163;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t164 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lane_3 = t164 & 31u;
                    const u32 t166 = chunk << 5u;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t167 = 31u - lane_3;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_2 = t166 + t167;
                    partial = 0u;
                    whole_2 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t169 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t170 = t169 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t171 = t170 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t172 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t173 = t172 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t174 = t171 - t173;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                    const bool t175 = number_2 < t174;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                    if (t175) {
                        const bool t176 = chunk < 2u;
#line 254 "fa-kernels/src/attention/block_walk.rs"
                        if (t176) {
                            const u32 t177 = number_2 << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                            const u32 pair_2 = t129 + t177;
                            f32 t179;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t179) : "r"(pair_2) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                            u32 t180;
                            asm("mov.b32 %0, %1;" : "=r"(t180) : "f"(t179));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                            partial = t180;
                            f32 t181;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t181) : "r"(pair_2) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                            u32 t182;
                            asm("mov.b32 %0, %1;" : "=r"(t182) : "f"(t181));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                            whole_2 = t182;
                        } else {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t183 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t184 = t183 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t185 = t184 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 first = t185 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t187 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t188 = t187 > first ? t187 : first;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 begin = t188 - first;
                            const u32 t190 = end - first;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                            const u32 end_2 = t190 < 32u ? t190 : 32u;
                            const u32 t192 = 4294967295u << begin;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t193 = 32u - end_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t194 = 4294967295u >> t193;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t195 = t192 & t194;
#line 259 "fa-kernels/src/attention/block_walk.rs"
                            partial = t195;
                        }
                    }
                }
#line 177 "fa-kernels/src/attention/block_walk.rs"
                const u32 t204 = end - 1u;
#line 177 "fa-kernels/src/attention/block_walk.rs"
                block = t204;
                const bool t205 = partial != 0u;
#line 178 "fa-kernels/src/attention/block_walk.rs"
                const u32 t206 = __ballot_sync(0xffffffffu, t205);
#line 178 "fa-kernels/src/attention/block_walk.rs"
                const bool t207 = t206 == 0u;
#line 178 "fa-kernels/src/attention/block_walk.rs"
                if (t207) {
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    const bool t208 = whole_2 != 0u;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lanes = __ballot_sync(0xffffffffu, t208);
                    const bool t210 = lanes != 0u;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    if (t210) {
                        u32 holder;
                        asm("bfind.u32 %0, %1;" : "=r"(holder) : "r"(lanes));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 t212;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t212) : "r"(whole_2), "r"(holder));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit;
                        asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(t212));
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t214 = threadIdx.x;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t215 = t214 & 31u;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const bool t216 = t215 == holder;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        if (t216) {
                            const u32 t217 = 1u << bit;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t218 = whole_2 ^ t217;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            whole_2 = t218;
                        }
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t219 = chunk << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t220 = 31u - holder;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_3 = t219 + t220;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t222 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t223 = t222 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t224 = t223 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t225 = t224 << 5u;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t226 = t225 + bit;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        block = t226;
                    }
                } else {
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    const bool t227 = partial != 0u;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lanes_2 = __ballot_sync(0xffffffffu, t227);
                    const bool t229 = lanes_2 != 0u;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    if (t229) {
                        u32 holder_2;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_2) : "r"(lanes_2));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 t231;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t231) : "r"(partial), "r"(holder_2));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_2;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(t231));
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t233 = threadIdx.x;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t234 = t233 & 31u;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const bool t235 = t234 == holder_2;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        if (t235) {
                            const u32 t236 = 1u << bit_2;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t237 = partial ^ t236;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            partial = t237;
                        }
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t238 = chunk << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t239 = 31u - holder_2;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_4 = t238 + t239;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t241 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t242 = t241 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t243 = t242 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t244 = t243 << 5u;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t245 = t244 + bit_2;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        block = t245;
                    }
                }
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t246 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t247 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t247 & 3u;
                const u32 t249 = slot_3 + 16u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t250 = t249 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t251 = t10 + t250;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t252 = t247 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t253 = t252 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t254 = t253 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t251), "r"(t254) : "memory");
                const u32 t255 = slot_3 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t256 = t255 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t257 = t10 + t256;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t258 = slot_3 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t259 = smem_1 + t258;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t260;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t260) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t261 = t260 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t261) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t257) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t259), "l"(q), "r"(t257), "r"(0u), "r"(index), "r"(t103), "r"(t106) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t262 = t259 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t262), "l"(q), "r"(t257), "r"(64u), "r"(index), "r"(t103), "r"(t106) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t263 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t264 = t263 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t264 & 3u;
                const u32 t266 = slot_4 + 16u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t267 = t266 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t268 = t10 + t267;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t269 = t264 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t270 = t269 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t271 = t270 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t268), "r"(t271) : "memory");
                const u32 t272 = slot_4 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t273 = t272 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t274 = t10 + t273;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t275 = t103 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t276 = slot_4 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t277 = smem_1 + t276;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t278;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t278) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t279 = t278 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t279) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t274) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t277), "l"(q), "r"(t274), "r"(0u), "r"(index), "r"(t275), "r"(t106) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t280 = t277 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t280), "l"(q), "r"(t274), "r"(64u), "r"(index), "r"(t275), "r"(t106) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed % 3u;
                const u32 t282 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t283 = t10 + t282;
                const u32 t284 = slot_5 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t285 = t284 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t286 = t10 + t285;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t287 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t288 = t287 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t289 = t288 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t286), "r"(t289) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t290 = block << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t291 = slot_5 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t292 = t8 + t291;
                u32 t293;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t293) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t294 = t293 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t294) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t283) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t292), "l"(k), "r"(t283), "r"(0u), "r"(t246), "r"(t290), "r"(t106) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t295 = t292 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t295), "l"(k), "r"(t283), "r"(64u), "r"(t246), "r"(t290), "r"(t106) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed % 3u;
                const u32 t297 = slot_6 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t298 = t297 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t299 = t10 + t298;
                const u32 t300 = slot_6 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t301 = t300 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t302 = t10 + t301;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t303 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t304 = t303 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t305 = t304 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t302), "r"(t305) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t306 = block << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t307 = slot_6 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t308 = t9 + t307;
                u32 t309;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t309) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t310 = t309 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t310) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t299) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t308), "l"(v), "r"(t299), "r"(0u), "r"(t246), "r"(t306), "r"(t106) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t311 = t308 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t311), "l"(v), "r"(t299), "r"(64u), "r"(t246), "r"(t306), "r"(t106) : "memory");
                }
#line 161 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 count = 1u;
#line 203 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_2 = chunk;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t313 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t314 = t313 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t315 = t314 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t316 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t317 = t316 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t318 = t315 - t317;
#line 235 "fa-kernels/src/attention/block_walk.rs"
                const u32 t319 = t318 + 31u;
#line 235 "fa-kernels/src/attention/block_walk.rs"
                const u32 t320 = t319 >> 5u;
#line 204 "fa-kernels/src/attention/block_walk.rs"
                #pragma unroll 1
                for (u32 i = first_2; i < t320; i += 1u) {
#line 205 "fa-kernels/src/attention/block_walk.rs"
                    const bool t321 = i != first_2;
#line 205 "fa-kernels/src/attention/block_walk.rs"
                    if (t321) {
#line 249 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t322 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                        const u32 lane_4 = t322 & 31u;
                        const u32 t324 = i << 5u;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t325 = 31u - lane_4;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_5 = t324 + t325;
                        partial = 0u;
                        whole_2 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t327 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t328 = t327 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t329 = t328 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t330 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t331 = t330 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t332 = t329 - t331;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                        const bool t333 = number_5 < t332;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                        if (t333) {
                            const bool t334 = i < 2u;
#line 254 "fa-kernels/src/attention/block_walk.rs"
                            if (t334) {
                                const u32 t335 = number_5 << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                                const u32 pair_3 = t129 + t335;
                                f32 t337;
                                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t337) : "r"(pair_3) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                                u32 t338;
                                asm("mov.b32 %0, %1;" : "=r"(t338) : "f"(t337));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                                partial = t338;
                                f32 t339;
                                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t339) : "r"(pair_3) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                                u32 t340;
                                asm("mov.b32 %0, %1;" : "=r"(t340) : "f"(t339));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                                whole_2 = t340;
                            } else {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t341 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t342 = t341 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t343 = t342 - number_5;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                                const u32 first_3 = t343 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t345 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t346 = t345 > first_3 ? t345 : first_3;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                                const u32 begin_2 = t346 - first_3;
                                const u32 t348 = end - first_3;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                                const u32 end_3 = t348 < 32u ? t348 : 32u;
                                const u32 t350 = 4294967295u << begin_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t351 = 32u - end_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t352 = 4294967295u >> t351;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t353 = t350 & t352;
#line 259 "fa-kernels/src/attention/block_walk.rs"
                                partial = t353;
                            }
                        }
                    }
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    const bool t354 = partial != 0u;
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t355 = __ballot_sync(0xffffffffu, t354);
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    u32 lanes_3 = t355;
                    while (true) {
#line 210 "fa-kernels/src/attention/block_walk.rs"
                        const bool t356 = lanes_3 != 0u;
                        if (!t356) break;
#line 211 "fa-kernels/src/attention/block_walk.rs"
                        u32 holder_3;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_3) : "r"(lanes_3));
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t358 = 1u << holder_3;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t359 = lanes_3 ^ t358;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        lanes_3 = t359;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t360 = i << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t361 = 31u - holder_3;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_6 = t360 + t361;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t363 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t364 = t363 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t365 = t364 - number_6;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_4 = t365 << 5u;
#line 214 "fa-kernels/src/attention/block_walk.rs"
                        u32 t367;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t367) : "r"(partial), "r"(holder_3));
#line 214 "fa-kernels/src/attention/block_walk.rs"
                        u32 rest = t367;
                        while (true) {
#line 215 "fa-kernels/src/attention/block_walk.rs"
                            const bool t368 = rest != 0u;
                            if (!t368) break;
#line 216 "fa-kernels/src/attention/block_walk.rs"
                            u32 bit_3;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest));
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t370 = 1u << bit_3;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t371 = rest ^ t370;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            rest = t371;
                            const u32 t372 = first_4 + bit_3;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                            block = t372;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t373 = passed + count;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_7 = t373 % 3u;
                            const u32 t375 = slot_7 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t376 = t10 + t375;
                            const u32 t377 = slot_7 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t378 = t377 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t379 = t10 + t378;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t380 = t373 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t381 = t380 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t382 = t381 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t379), "r"(t382) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t383 = block << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t384 = slot_7 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t385 = t8 + t384;
                            u32 t386;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t386) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t387 = t386 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t387) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t376) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t385), "l"(k), "r"(t376), "r"(0u), "r"(t246), "r"(t383), "r"(t106) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t388 = t385 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t388), "l"(k), "r"(t376), "r"(64u), "r"(t246), "r"(t383), "r"(t106) : "memory");
                            }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t389 = passed + count;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_8 = t389 % 3u;
                            const u32 t391 = slot_8 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t392 = t391 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t393 = t10 + t392;
                            const u32 t394 = slot_8 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t395 = t394 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t396 = t10 + t395;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t397 = t389 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t398 = t397 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t399 = t398 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t396), "r"(t399) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t400 = block << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t401 = slot_8 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t402 = t9 + t401;
                            u32 t403;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t403) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t404 = t403 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t404) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t393) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t402), "l"(v), "r"(t393), "r"(0u), "r"(t246), "r"(t400), "r"(t106) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t405 = t402 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t405), "l"(v), "r"(t393), "r"(64u), "r"(t246), "r"(t400), "r"(t106) : "memory");
                            }
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t406 = count + 1u;
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            count = t406;
                        }
                    }
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    const bool t409 = whole_2 != 0u;
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t410 = __ballot_sync(0xffffffffu, t409);
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    u32 lanes_4 = t410;
                    while (true) {
#line 210 "fa-kernels/src/attention/block_walk.rs"
                        const bool t411 = lanes_4 != 0u;
                        if (!t411) break;
#line 211 "fa-kernels/src/attention/block_walk.rs"
                        u32 holder_4;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_4) : "r"(lanes_4));
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t413 = 1u << holder_4;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t414 = lanes_4 ^ t413;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        lanes_4 = t414;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t415 = i << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t416 = 31u - holder_4;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_7 = t415 + t416;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t418 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t419 = t418 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t420 = t419 - number_7;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_5 = t420 << 5u;
#line 214 "fa-kernels/src/attention/block_walk.rs"
                        u32 t422;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t422) : "r"(whole_2), "r"(holder_4));
#line 214 "fa-kernels/src/attention/block_walk.rs"
                        u32 rest_2 = t422;
                        while (true) {
#line 215 "fa-kernels/src/attention/block_walk.rs"
                            const bool t423 = rest_2 != 0u;
                            if (!t423) break;
#line 216 "fa-kernels/src/attention/block_walk.rs"
                            u32 bit_4;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest_2));
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t425 = 1u << bit_4;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t426 = rest_2 ^ t425;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            rest_2 = t426;
                            const u32 t427 = first_5 + bit_4;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                            block = t427;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t428 = passed + count;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_9 = t428 % 3u;
                            const u32 t430 = slot_9 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t431 = t10 + t430;
                            const u32 t432 = slot_9 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t433 = t432 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t434 = t10 + t433;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t435 = t428 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t436 = t435 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t437 = t436 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t434), "r"(t437) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t438 = block << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t439 = slot_9 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t440 = t8 + t439;
                            u32 t441;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t441) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t442 = t441 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t442) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t431) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t440), "l"(k), "r"(t431), "r"(0u), "r"(t246), "r"(t438), "r"(t106) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t443 = t440 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t443), "l"(k), "r"(t431), "r"(64u), "r"(t246), "r"(t438), "r"(t106) : "memory");
                            }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t444 = passed + count;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_10 = t444 % 3u;
                            const u32 t446 = slot_10 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t447 = t446 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t448 = t10 + t447;
                            const u32 t449 = slot_10 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t450 = t449 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t451 = t10 + t450;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t452 = t444 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t453 = t452 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t454 = t453 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t451), "r"(t454) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t455 = block << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t456 = slot_10 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t457 = t9 + t456;
                            u32 t458;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t458) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t459 = t458 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t459) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t448) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t457), "l"(v), "r"(t448), "r"(0u), "r"(t246), "r"(t455), "r"(t106) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t460 = t457 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t460), "l"(v), "r"(t448), "r"(64u), "r"(t246), "r"(t455), "r"(t106) : "memory");
                            }
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t461 = count + 1u;
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            count = t461;
                        }
                    }
                }
#line 65 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 count_2 = count;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t464 = passed + count_2;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t464;
                const u32 t465 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t465;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t466 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t466) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_11 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t468 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t469 = slot_11 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t470 = t468 + t469;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t471;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t471) : "r"(t470) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t472;
                asm("mov.b32 %0, %1;" : "=r"(t472) : "f"(t471));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t473;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t473) : "r"(t472));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t473;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t475 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t475) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t476 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t476 >> 7u;
            const u32 t478 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t478 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t480 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t480;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t481 = index_2 < total;
                if (!t481) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t482 = heads_per_section * of_head;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t483 = index_2 / t482;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first_6 = t483 * heads_per_section;
                const u32 t485 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t486 = t485 - first_6;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t486 < heads_per_section ? t486 : heads_per_section;
                const u32 t488 = first_6 * of_head;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest_3 = index_2 - t488;
                const u32 t490 = rest_3 % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t491 = first_6 + t490;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t492 = of_head - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t493 = rest_3 / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t494 = t492 - t493;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t495 = t494 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t496 = t491 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t497 = t491 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t498;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t498) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t499 = t498 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t499) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_12 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t501 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t502 = slot_12 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t501 + t502;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t504;
                    asm("mov.b32 %0, %1;" : "=f"(t504) : "r"(t496));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t504) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t505;
                    asm("mov.b32 %0, %1;" : "=f"(t505) : "r"(t495));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t505) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t506;
                    asm("mov.b32 %0, %1;" : "=f"(t506) : "r"(t497));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t506) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t507 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t508 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t509 = t508 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t510 = t507 + t509;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t510), "f"(0.0f) : "memory");
                }
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_13 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t512 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t513 = slot_13 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t514 = t512 + t513;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t515;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t515) : "r"(t514) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t516;
                asm("mov.b32 %0, %1;" : "=r"(t516) : "f"(t515));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t516));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_14 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t519 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t520 = slot_14 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_2 = t519 + t520;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t522;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t522) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t523;
                asm("mov.b32 %0, %1;" : "=r"(t523) : "f"(t522));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t524;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t524) : "r"(t523));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t525;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t525) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t526;
                asm("mov.b32 %0, %1;" : "=r"(t526) : "f"(t525));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t527;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t527) : "r"(t526));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t528 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t529 = round & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t530 = t529 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t531 = t528 + t530;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t532;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t532) : "r"(t531) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t533;
                asm("mov.b32 %0, %1;" : "=r"(t533) : "f"(t532));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t534;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t534) : "r"(t533));
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t535 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t536 = t535 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_4 = t536 > 1u ? t536 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t538 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole_3 = t538 < end_4 ? t538 : end_4;
                const u32 t540 = end_4 - whole_3;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_3 = t540 < end_4 ? t540 : end_4;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t542 = t534 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_4 = t542 ? masked_right_3 : end_4;
#line 117 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 last_2 = t524 + 127u;
                const u32 t545 = t524 >> 7u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t546 = seq_q - 1u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t547 = last_2 < t546 ? last_2 : t546;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t548 = t85 + 248u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t549 = round & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t550 = t549 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t551 = t548 + t550;
#line 104 "fa-kernels/src/attention/block_walk.rs"
                const u32 t552 = head / group;
#line 19 "src/functions/windows.rs"
                const u32 t2_2 = argument0 < 2147483648u ? argument0 : 2147483648u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t554 = end_4 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t555 = t554 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t556 = t555 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t557 = end_4 - end_4;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t558 = t557 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t559 = t556 - t558;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                const u32 most = t559 < 64u ? t559 : 64u;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < most; i_2 += 1u) {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t561 = end_4 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t562 = t561 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t563 = t562 - i_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t564 = t563 << 5u;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t565 = threadIdx.x;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t566 = t565 & 31u;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const u32 block_2 = t564 + t566;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_3 = seq_k - 1u;
#line 285 "fa-kernels/src/attention/block_walk.rs"
                    const u32 key = block_2 << 6u;
                    const u32 t570 = key < last_3 ? key : last_3;
#line 286 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t571 = key + 63u;
#line 286 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t572 = t571 < last_3 ? t571 : last_3;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t573 = t570 <= t572;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t574 = t573 ? t570 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t575 = t573 ? t572 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t576 = t575 < argument1;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t577 = t574 < argument1;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t578 = t2_2 - 2147483648u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t579 = t2_2 - 2147483648u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t580 = t578 <= t579;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t581 = 0u > t579 ? 0u : t579;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t582 = t580 ? t581 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t583 = 2147483648u - t2_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t584 = 2147483648u - t2_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t585 = t583 <= t584;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t586 = 0u > t584 ? 0u : t584;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t587 = t585 ? t586 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t588 = t582 <= t587;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t589 = t588 ? 2147483648u : t2_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t590 = t582 < t587 ? t582 : t587;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t591 = t589 + t590;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t592 = t577 ? t589 : t2_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t593 = t576 ? 2147483648u : t592;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t594 = t577 ? t591 : t2_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t595 = t576 ? 2147483648u : t594;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t596 = t524 + seq_k;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t597 = t547 - t524;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t598 = t596 + t597;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t599 = t597 <= t597;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t600 = t599 ? t596 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t601 = t599 ? t598 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t602 = t600 - seq_q;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t603 = t601 - t600;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t604 = t602 + t603;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t605 = t603 <= t603;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t606 = t605 ? t602 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t607 = t605 ? t604 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t608 = t606 - t572;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t609 = t607 - t606;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t610 = t572 - t570;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t611 = t609 + t610;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t612 = t608 + t611;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t613 = t609 <= t611;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t614 = t613 ? t608 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t615 = t613 ? t612 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t616 = t614 <= t615;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t617 = t616 ? t614 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t618 = t616 ? t615 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t619 = t593 <= t595;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t620 = t619 ? t593 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t621 = t619 ? t595 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t622 = t618 < t620;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t623 = t617 < t621;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t624 = end_4 - end_4;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const bool t625 = t624 <= block_2;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const bool t626 = block_2 < end_4;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const bool is_there = t625 & t626;
                    const u32 t628 = end_4 - 1u;
#line 130 "fa-kernels/src/attention/block_walk.rs"
                    const u32 after = t628 - block_2;
                    const bool t630 = masked_right_4 <= after;
#line 131 "fa-kernels/src/attention/block_walk.rs"
                    const bool t631 = after < end_4;
#line 131 "fa-kernels/src/attention/block_walk.rs"
                    const bool inside = t630 & t631;
                    const bool t633 = is_there & t623;
#line 132 "fa-kernels/src/attention/block_walk.rs"
                    const u32 visible = __ballot_sync(0xffffffffu, t633);
                    const bool t635 = is_there & inside;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                    const bool t636 = t635 & t623;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                    const bool t637 = t636 & t622;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                    const u32 whole_4 = __ballot_sync(0xffffffffu, t637);
                    const u32 t639 = visible ^ whole_4;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t640 = threadIdx.x;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t641 = t640 & 31u;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    const bool t642 = t641 == 0u;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    if (t642) {
                        const u32 t643 = i_2 << 3u;
#line 112 "fa-kernels/src/attention/block_walk.rs"
                        const u32 pair_4 = t551 + t643;
                        f32 t645;
                        asm("mov.b32 %0, %1;" : "=f"(t645) : "r"(t639));
#line 113 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(pair_4), "f"(t645) : "memory");
                        f32 t646;
                        asm("mov.b32 %0, %1;" : "=f"(t646) : "r"(whole_4));
#line 114 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(pair_4), "f"(t646) : "memory");
                    }
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t647;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t647) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t648 = t647 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t648) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t649 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t649;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t650 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t651 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t652 = t651 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t650), "r"(t652) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t653 = t85 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t654 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t655 = t654 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t653 + t655;
                const bool t657 = lane < 16u;
                u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t657) {
                    const u32 t658 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t659 = verdict + t658;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t660;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t660) : "r"(t659) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t661;
                    asm("mov.b32 %0, %1;" : "=r"(t661) : "f"(t660));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t661;
                } else {
                    merged = 0u;
                }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t663 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t663) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t664 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t664) {
                        const u32 t665 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t666 = verdict + t665;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t666), "f"(0.0f) : "memory");
                    }
                    const u32 t667 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t668;
                    asm("mov.b32 %0, %1;" : "=f"(t668) : "r"(t667));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t669;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t669) : "f"(t668));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t670;
                    asm("mov.b32 %0, %1;" : "=r"(t670) : "f"(t669));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t671 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t672 = t671 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t673 = t672 ? t670 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t674 = t667 + t673;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t675 = t667 + t670;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t676;
                    asm("mov.b32 %0, %1;" : "=f"(t676) : "r"(t675));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t677;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t677) : "f"(t676));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t678;
                    asm("mov.b32 %0, %1;" : "=r"(t678) : "f"(t677));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t679 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t680 = t679 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t681 = t680 ? t678 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t682 = t674 + t681;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t683 = t675 + t678;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t684;
                    asm("mov.b32 %0, %1;" : "=f"(t684) : "r"(t683));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t685;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t685) : "f"(t684));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t686;
                    asm("mov.b32 %0, %1;" : "=r"(t686) : "f"(t685));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t687 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t688 = t687 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t689 = t688 ? t686 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t690 = t682 + t689;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t691 = t683 + t686;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t692;
                    asm("mov.b32 %0, %1;" : "=f"(t692) : "r"(t691));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t693;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t693) : "f"(t692));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t694;
                    asm("mov.b32 %0, %1;" : "=r"(t694) : "f"(t693));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t695 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t696 = t695 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t697 = t696 ? t694 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t698 = t690 + t697;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t699 = t691 + t694;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t700;
                    asm("mov.b32 %0, %1;" : "=f"(t700) : "r"(t699));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t701;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t701) : "f"(t700));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t702;
                    asm("mov.b32 %0, %1;" : "=r"(t702) : "f"(t701));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t703 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t704 = t703 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t705 = t704 ? t702 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t706 = t698 + t705;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t707 = t699 + t702;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t708;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t708) : "r"(t707));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t708;
                } else {
                    merged_2 = 0u;
                }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t709 = warps != 0u;
                    if (!t709) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_15 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t711 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t712 = slot_15 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t713 = t711 + t712;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t714;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t714) : "r"(t713) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t715;
                    asm("mov.b32 %0, %1;" : "=r"(t715) : "f"(t714));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head_2;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t715));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_16 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t718 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t719 = slot_16 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_3 = t718 + t719;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t721;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t721) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t722;
                    asm("mov.b32 %0, %1;" : "=r"(t722) : "f"(t721));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t723;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t723) : "r"(t722));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t724;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t724) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t725;
                    asm("mov.b32 %0, %1;" : "=r"(t725) : "f"(t724));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t726;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t726) : "r"(t725));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t727 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t728 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t729 = t728 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t730 = t727 + t729;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t731;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t731) : "r"(t730) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t732;
                    asm("mov.b32 %0, %1;" : "=r"(t732) : "f"(t731));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t733;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t733) : "r"(t732));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t734;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t734) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t735 = t734 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t735) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_17 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t737 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t738 = slot_17 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t737 + t738;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t740;
                        asm("mov.b32 %0, %1;" : "=f"(t740) : "r"(head_2));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t740) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t741;
                        asm("mov.b32 %0, %1;" : "=f"(t741) : "r"(t723));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t741) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t742;
                        asm("mov.b32 %0, %1;" : "=f"(t742) : "r"(t726));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t742) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t743 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t744 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t745 = t744 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t746 = t743 + t745;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t746), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t747 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t748 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t749 = t748 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t750 = t747 + t749;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t751;
                        asm("mov.b32 %0, %1;" : "=f"(t751) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t750), "f"(t751) : "memory");
                    }
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_18 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t753 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t754 = slot_18 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t755 = t753 + t754;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t756;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t756) : "r"(t755) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t757;
                    asm("mov.b32 %0, %1;" : "=r"(t757) : "f"(t756));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head_3;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_3) : "r"(t757));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_19 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t760 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t761 = slot_19 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_4 = t760 + t761;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t763;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t763) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t764;
                    asm("mov.b32 %0, %1;" : "=r"(t764) : "f"(t763));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t765;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t765) : "r"(t764));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t766;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t766) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t767;
                    asm("mov.b32 %0, %1;" : "=r"(t767) : "f"(t766));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t768;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t768) : "r"(t767));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t769 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t770 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t771 = t770 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t772 = t769 + t771;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t773;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t773) : "r"(t772) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t774;
                    asm("mov.b32 %0, %1;" : "=r"(t774) : "f"(t773));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t775;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t775) : "r"(t774));
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                    const u32 t776 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                    const u32 t777 = t776 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                    const u32 end_5 = t777 > 1u ? t777 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                    const u32 t779 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                    const u32 whole_5 = t779 < end_5 ? t779 : end_5;
                    const u32 t781 = end_5 - whole_5;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                    const u32 masked_right_5 = t781 < end_5 ? t781 : end_5;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                    const bool t783 = t775 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                    const u32 masked_right_6 = t783 ? masked_right_5 : end_5;
#line 117 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 last_4 = t765 + 127u;
                    const u32 t786 = t765 >> 7u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t787 = seq_q - 1u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t788 = last_4 < t787 ? last_4 : t787;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t789 = t85 + 248u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t790 = round_2 & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t791 = t790 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t792 = t789 + t791;
#line 104 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t793 = head_3 / group;
#line 19 "src/functions/windows.rs"
                    const u32 t2_3 = argument0 < 2147483648u ? argument0 : 2147483648u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t795 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t796 = t795 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t797 = t796 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t798 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t799 = t798 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t800 = t797 - t799;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const u32 most_2 = t800 < 64u ? t800 : 64u;
                    #pragma unroll 1
                    for (u32 i_3 = 0u; i_3 < most_2; i_3 += 1u) {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t802 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t803 = t802 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t804 = t803 - i_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t805 = t804 << 5u;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t806 = threadIdx.x;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t807 = t806 & 31u;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                        const u32 block_3 = t805 + t807;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 last_5 = seq_k - 1u;
#line 285 "fa-kernels/src/attention/block_walk.rs"
                        const u32 key_2 = block_3 << 6u;
                        const u32 t811 = key_2 < last_5 ? key_2 : last_5;
#line 286 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t812 = key_2 + 63u;
#line 286 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t813 = t812 < last_5 ? t812 : last_5;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t814 = t811 <= t813;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t815 = t814 ? t811 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t816 = t814 ? t813 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t817 = t816 < argument1;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t818 = t815 < argument1;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t819 = t2_3 - 2147483648u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t820 = t2_3 - 2147483648u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t821 = t819 <= t820;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t822 = 0u > t820 ? 0u : t820;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t823 = t821 ? t822 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t824 = 2147483648u - t2_3;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t825 = 2147483648u - t2_3;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t826 = t824 <= t825;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t827 = 0u > t825 ? 0u : t825;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t828 = t826 ? t827 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t829 = t823 <= t828;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t830 = t829 ? 2147483648u : t2_3;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t831 = t823 < t828 ? t823 : t828;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t832 = t830 + t831;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t833 = t818 ? t830 : t2_3;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t834 = t817 ? 2147483648u : t833;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t835 = t818 ? t832 : t2_3;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t836 = t817 ? 2147483648u : t835;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t837 = t765 + seq_k;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t838 = t788 - t765;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t839 = t837 + t838;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t840 = t838 <= t838;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t841 = t840 ? t837 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t842 = t840 ? t839 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t843 = t841 - seq_q;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t844 = t842 - t841;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t845 = t843 + t844;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t846 = t844 <= t844;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t847 = t846 ? t843 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t848 = t846 ? t845 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t849 = t847 - t813;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t850 = t848 - t847;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t851 = t813 - t811;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t852 = t850 + t851;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t853 = t849 + t852;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t854 = t850 <= t852;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t855 = t854 ? t849 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t856 = t854 ? t853 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t857 = t855 <= t856;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t858 = t857 ? t855 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t859 = t857 ? t856 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t860 = t834 <= t836;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t861 = t860 ? t834 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t862 = t860 ? t836 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t863 = t859 < t861;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t864 = t858 < t862;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t865 = end_5 - end_5;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                        const bool t866 = t865 <= block_3;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                        const bool t867 = block_3 < end_5;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                        const bool is_there_2 = t866 & t867;
                        const u32 t869 = end_5 - 1u;
#line 130 "fa-kernels/src/attention/block_walk.rs"
                        const u32 after_2 = t869 - block_3;
                        const bool t871 = masked_right_6 <= after_2;
#line 131 "fa-kernels/src/attention/block_walk.rs"
                        const bool t872 = after_2 < end_5;
#line 131 "fa-kernels/src/attention/block_walk.rs"
                        const bool inside_2 = t871 & t872;
                        const bool t874 = is_there_2 & t864;
#line 132 "fa-kernels/src/attention/block_walk.rs"
                        const u32 visible_2 = __ballot_sync(0xffffffffu, t874);
                        const bool t876 = is_there_2 & inside_2;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                        const bool t877 = t876 & t864;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                        const bool t878 = t877 & t863;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                        const u32 whole_6 = __ballot_sync(0xffffffffu, t878);
                        const u32 t880 = visible_2 ^ whole_6;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t881 = threadIdx.x;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t882 = t881 & 31u;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                        const bool t883 = t882 == 0u;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                        if (t883) {
                            const u32 t884 = i_3 << 3u;
#line 112 "fa-kernels/src/attention/block_walk.rs"
                            const u32 pair_5 = t792 + t884;
                            f32 t886;
                            asm("mov.b32 %0, %1;" : "=f"(t886) : "r"(t880));
#line 113 "fa-kernels/src/attention/block_walk.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(pair_5), "f"(t886) : "memory");
                            f32 t887;
                            asm("mov.b32 %0, %1;" : "=f"(t887) : "r"(whole_6));
#line 114 "fa-kernels/src/attention/block_walk.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(pair_5), "f"(t887) : "memory");
                        }
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t888;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t888) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t889 = t888 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t889) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                    }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t890 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t890;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t891 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t892 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t893 = t892 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t891), "r"(t893) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t894 = t85 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t895 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t896 = t895 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t894 + t896;
                    const bool t898 = lane < 16u;
                    u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t898) {
                        const u32 t899 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t900 = verdict_2 + t899;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t901;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t901) : "r"(t900) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t902;
                        asm("mov.b32 %0, %1;" : "=r"(t902) : "f"(t901));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t902;
                    } else {
                        merged_3 = 0u;
                    }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t904 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t904) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t905 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t905) {
                            const u32 t906 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t907 = verdict_2 + t906;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t907), "f"(0.0f) : "memory");
                        }
                        const u32 t908 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t909;
                        asm("mov.b32 %0, %1;" : "=f"(t909) : "r"(t908));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t910;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t910) : "f"(t909));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t911;
                        asm("mov.b32 %0, %1;" : "=r"(t911) : "f"(t910));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t912 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t913 = t912 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t914 = t913 ? t911 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t915 = t908 + t914;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t916 = t908 + t911;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t917;
                        asm("mov.b32 %0, %1;" : "=f"(t917) : "r"(t916));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t918;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t918) : "f"(t917));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t919;
                        asm("mov.b32 %0, %1;" : "=r"(t919) : "f"(t918));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t920 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t921 = t920 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t922 = t921 ? t919 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t923 = t915 + t922;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t924 = t916 + t919;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t925;
                        asm("mov.b32 %0, %1;" : "=f"(t925) : "r"(t924));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t926;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t926) : "f"(t925));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t927;
                        asm("mov.b32 %0, %1;" : "=r"(t927) : "f"(t926));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t928 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t929 = t928 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t930 = t929 ? t927 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t931 = t923 + t930;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t932 = t924 + t927;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t933;
                        asm("mov.b32 %0, %1;" : "=f"(t933) : "r"(t932));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t934;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t934) : "f"(t933));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t935;
                        asm("mov.b32 %0, %1;" : "=r"(t935) : "f"(t934));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t936 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t937 = t936 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t938 = t937 ? t935 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t939 = t931 + t938;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t940 = t932 + t935;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t941;
                        asm("mov.b32 %0, %1;" : "=f"(t941) : "r"(t940));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t942;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t942) : "f"(t941));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t943;
                        asm("mov.b32 %0, %1;" : "=r"(t943) : "f"(t942));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t944 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t945 = t944 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t946 = t945 ? t943 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t947 = t939 + t946;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t948 = t940 + t943;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t949;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t949) : "r"(t948));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t949;
                    } else {
                        merged_4 = 0u;
                    }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t951 = lane == 0u;
                u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t951) {
                    const u32 t952 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t953;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t953) : "l"(claims), "r"(t952) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t953;
                } else {
                    merged_5 = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t954 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t955;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t955) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t956 = t954 + t955;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t956;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last_6 = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t959 = t85 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t960 = last_6 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t959), "r"(t960) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t961 = t85 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t962 = last_6 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t963 = t962 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t961 + t963;
            const bool t965 = lane < 16u;
            u32 merged_6 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t965) {
                const u32 t966 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t967 = verdict_3 + t966;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t968;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t968) : "r"(t967) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t969;
                asm("mov.b32 %0, %1;" : "=r"(t969) : "f"(t968));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t969;
            } else {
                merged_6 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t971 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t971) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t972 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t972) {
                    const u32 t973 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t974 = verdict_3 + t973;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t974), "f"(0.0f) : "memory");
                }
                const u32 t975 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t976;
                asm("mov.b32 %0, %1;" : "=f"(t976) : "r"(t975));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t977;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t977) : "f"(t976));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t978;
                asm("mov.b32 %0, %1;" : "=r"(t978) : "f"(t977));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t979 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t980 = t979 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t981 = t980 ? t978 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t982 = t975 + t981;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t983 = t975 + t978;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t984;
                asm("mov.b32 %0, %1;" : "=f"(t984) : "r"(t983));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t985;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t985) : "f"(t984));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t986;
                asm("mov.b32 %0, %1;" : "=r"(t986) : "f"(t985));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t987 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t988 = t987 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t989 = t988 ? t986 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t990 = t982 + t989;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t991 = t983 + t986;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t992;
                asm("mov.b32 %0, %1;" : "=f"(t992) : "r"(t991));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t993;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t993) : "f"(t992));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t994;
                asm("mov.b32 %0, %1;" : "=r"(t994) : "f"(t993));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t995 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t996 = t995 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t997 = t996 ? t994 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t998 = t990 + t997;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t999 = t991 + t994;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1000;
                asm("mov.b32 %0, %1;" : "=f"(t1000) : "r"(t999));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1001;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1001) : "f"(t1000));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1002;
                asm("mov.b32 %0, %1;" : "=r"(t1002) : "f"(t1001));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1003 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t1004 = t1003 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1005 = t1004 ? t1002 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1006 = t998 + t1005;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1007 = t999 + t1002;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1008;
                asm("mov.b32 %0, %1;" : "=f"(t1008) : "r"(t1007));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1009;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(t1008));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1010;
                asm("mov.b32 %0, %1;" : "=r"(t1010) : "f"(t1009));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1011 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t1012 = t1011 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1013 = t1012 ? t1010 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1014 = t1006 + t1013;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1015 = t1007 + t1010;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1016;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1016) : "r"(t1015));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t1016;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t1017 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t1017) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_20 = last_6 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1019 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1020 = slot_20 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1021 = t1019 + t1020;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1022;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1022) : "r"(t1021) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1023;
                asm("mov.b32 %0, %1;" : "=r"(t1023) : "f"(t1022));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_4;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_4) : "r"(t1023));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_21 = last_6 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1026 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1027 = slot_21 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_5 = t1026 + t1027;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1029;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1029) : "r"(from_5) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1030;
                asm("mov.b32 %0, %1;" : "=r"(t1030) : "f"(t1029));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1031;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1031) : "r"(t1030));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1032;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1032) : "r"(from_5) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1033;
                asm("mov.b32 %0, %1;" : "=r"(t1033) : "f"(t1032));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1034;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1034) : "r"(t1033));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1035 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1036 = last_6 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1037 = t1036 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1038 = t1035 + t1037;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1039;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t1039) : "r"(t1038) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1040;
                asm("mov.b32 %0, %1;" : "=r"(t1040) : "f"(t1039));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1041;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1041) : "r"(t1040));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1042;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1042) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t1043 = t1042 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t1043) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_22 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1045 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1046 = slot_22 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t1045 + t1046;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t1048;
                    asm("mov.b32 %0, %1;" : "=f"(t1048) : "r"(head_4));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t1048) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t1049;
                    asm("mov.b32 %0, %1;" : "=f"(t1049) : "r"(t1031));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t1049) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t1050;
                    asm("mov.b32 %0, %1;" : "=f"(t1050) : "r"(t1034));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t1050) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1051 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1052 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1053 = t1052 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1054 = t1051 + t1053;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t1054), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1055 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1056 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1057 = t1056 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1058 = t1055 + t1057;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t1059;
                    asm("mov.b32 %0, %1;" : "=f"(t1059) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t1058), "f"(t1059) : "memory");
                }
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_23 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1061 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1062 = slot_23 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1063 = t1061 + t1062;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1064;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1064) : "r"(t1063) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1065;
                asm("mov.b32 %0, %1;" : "=r"(t1065) : "f"(t1064));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_5;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_5) : "r"(t1065));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_24 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1068 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1069 = slot_24 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_6 = t1068 + t1069;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1071;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1071) : "r"(from_6) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1072;
                asm("mov.b32 %0, %1;" : "=r"(t1072) : "f"(t1071));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1073;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1073) : "r"(t1072));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1074;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1074) : "r"(from_6) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1075;
                asm("mov.b32 %0, %1;" : "=r"(t1075) : "f"(t1074));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1076;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1076) : "r"(t1075));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1077 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1078 = round_3 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1079 = t1078 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1080 = t1077 + t1079;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1081;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t1081) : "r"(t1080) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1082;
                asm("mov.b32 %0, %1;" : "=r"(t1082) : "f"(t1081));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1083;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1083) : "r"(t1082));
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t1084 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t1085 = t1084 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_6 = t1085 > 1u ? t1085 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t1087 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole_7 = t1087 < end_6 ? t1087 : end_6;
                const u32 t1089 = end_6 - whole_7;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_7 = t1089 < end_6 ? t1089 : end_6;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t1091 = t1083 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_8 = t1091 ? masked_right_7 : end_6;
#line 117 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 last_7 = t1073 + 127u;
                const u32 t1094 = t1073 >> 7u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t1095 = seq_q - 1u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t1096 = last_7 < t1095 ? last_7 : t1095;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1097 = t85 + 248u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1098 = round_3 & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1099 = t1098 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1100 = t1097 + t1099;
#line 104 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1101 = head_5 / group;
#line 19 "src/functions/windows.rs"
                const u32 t2_4 = argument0 < 2147483648u ? argument0 : 2147483648u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1103 = end_6 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1104 = t1103 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1105 = t1104 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1106 = end_6 - end_6;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1107 = t1106 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1108 = t1105 - t1107;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                const u32 most_3 = t1108 < 64u ? t1108 : 64u;
                #pragma unroll 1
                for (u32 i_4 = 0u; i_4 < most_3; i_4 += 1u) {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1110 = end_6 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1111 = t1110 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1112 = t1111 - i_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1113 = t1112 << 5u;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1114 = threadIdx.x;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1115 = t1114 & 31u;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const u32 block_4 = t1113 + t1115;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_8 = seq_k - 1u;
#line 285 "fa-kernels/src/attention/block_walk.rs"
                    const u32 key_3 = block_4 << 6u;
                    const u32 t1119 = key_3 < last_8 ? key_3 : last_8;
#line 286 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1120 = key_3 + 63u;
#line 286 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1121 = t1120 < last_8 ? t1120 : last_8;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1122 = t1119 <= t1121;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1123 = t1122 ? t1119 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1124 = t1122 ? t1121 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1125 = t1124 < argument1;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1126 = t1123 < argument1;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1127 = t2_4 - 2147483648u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1128 = t2_4 - 2147483648u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1129 = t1127 <= t1128;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1130 = 0u > t1128 ? 0u : t1128;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1131 = t1129 ? t1130 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1132 = 2147483648u - t2_4;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1133 = 2147483648u - t2_4;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1134 = t1132 <= t1133;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1135 = 0u > t1133 ? 0u : t1133;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1136 = t1134 ? t1135 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1137 = t1131 <= t1136;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1138 = t1137 ? 2147483648u : t2_4;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1139 = t1131 < t1136 ? t1131 : t1136;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1140 = t1138 + t1139;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1141 = t1126 ? t1138 : t2_4;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1142 = t1125 ? 2147483648u : t1141;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1143 = t1126 ? t1140 : t2_4;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1144 = t1125 ? 2147483648u : t1143;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1145 = t1073 + seq_k;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1146 = t1096 - t1073;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1147 = t1145 + t1146;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1148 = t1146 <= t1146;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1149 = t1148 ? t1145 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1150 = t1148 ? t1147 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1151 = t1149 - seq_q;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1152 = t1150 - t1149;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1153 = t1151 + t1152;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1154 = t1152 <= t1152;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1155 = t1154 ? t1151 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1156 = t1154 ? t1153 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1157 = t1155 - t1121;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1158 = t1156 - t1155;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1159 = t1121 - t1119;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1160 = t1158 + t1159;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1161 = t1157 + t1160;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1162 = t1158 <= t1160;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1163 = t1162 ? t1157 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1164 = t1162 ? t1161 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1165 = t1163 <= t1164;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1166 = t1165 ? t1163 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1167 = t1165 ? t1164 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1168 = t1142 <= t1144;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1169 = t1168 ? t1142 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1170 = t1168 ? t1144 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1171 = t1167 < t1169;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1172 = t1166 < t1170;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1173 = end_6 - end_6;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1174 = t1173 <= block_4;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1175 = block_4 < end_6;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const bool is_there_3 = t1174 & t1175;
                    const u32 t1177 = end_6 - 1u;
#line 130 "fa-kernels/src/attention/block_walk.rs"
                    const u32 after_3 = t1177 - block_4;
                    const bool t1179 = masked_right_8 <= after_3;
#line 131 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1180 = after_3 < end_6;
#line 131 "fa-kernels/src/attention/block_walk.rs"
                    const bool inside_3 = t1179 & t1180;
                    const bool t1182 = is_there_3 & t1172;
#line 132 "fa-kernels/src/attention/block_walk.rs"
                    const u32 visible_3 = __ballot_sync(0xffffffffu, t1182);
                    const bool t1184 = is_there_3 & inside_3;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1185 = t1184 & t1172;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1186 = t1185 & t1171;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                    const u32 whole_8 = __ballot_sync(0xffffffffu, t1186);
                    const u32 t1188 = visible_3 ^ whole_8;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1189 = threadIdx.x;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1190 = t1189 & 31u;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1191 = t1190 == 0u;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    if (t1191) {
                        const u32 t1192 = i_4 << 3u;
#line 112 "fa-kernels/src/attention/block_walk.rs"
                        const u32 pair_6 = t1100 + t1192;
                        f32 t1194;
                        asm("mov.b32 %0, %1;" : "=f"(t1194) : "r"(t1188));
#line 113 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(pair_6), "f"(t1194) : "memory");
                        f32 t1195;
                        asm("mov.b32 %0, %1;" : "=f"(t1195) : "r"(whole_8));
#line 114 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(pair_6), "f"(t1195) : "memory");
                    }
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1196;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1196) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t1197 = t1196 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t1197) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t1198 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t1198;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1199 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1200 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1201 = t1200 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1199), "r"(t1201) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1202;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1202) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t1203 = t1202 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t1203) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_25 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1205 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1206 = slot_25 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1207 = t1205 + t1206;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1207), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t1208;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1208) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t1209 = t1208 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t1209) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t1211 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t1212 = t7 + t1211;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t1213 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t1214 = t1213 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t1215 = index_3 << 6u;
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
        u32 count_3 = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t1216 = count_3 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t1216) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_26 = count_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t1218 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t1219 = slot_26 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t1220 = t1218 + t1219;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t1221;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1221) : "r"(t1220) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t1222;
        asm("mov.b32 %0, %1;" : "=r"(t1222) : "f"(t1221));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t1223;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1223) : "r"(t1222));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t1223;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1224 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1224) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t1225 = index_4 != 4294967295u;
            if (!t1225) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_27 = count_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1227 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1228 = slot_27 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_7 = t1227 + t1228;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1230;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1230) : "r"(from_7) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1231;
            asm("mov.b32 %0, %1;" : "=r"(t1231) : "f"(t1230));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1232;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1232) : "r"(t1231));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1233;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1233) : "r"(from_7) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1234;
            asm("mov.b32 %0, %1;" : "=r"(t1234) : "f"(t1233));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1235;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1235) : "r"(t1234));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1236 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1237 = count_3 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1238 = t1237 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1239 = t1236 + t1238;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1240;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t1240) : "r"(t1239) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1241;
            asm("mov.b32 %0, %1;" : "=r"(t1241) : "f"(t1240));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1242;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1242) : "r"(t1241));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t1243;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1243) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t1244 = t1243 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t1244) {
                const u32 t1245 = t85 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1245) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1246 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1247 = t1246 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_7 = t1247 > 1u ? t1247 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1249 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_9 = t1249 < end_7 ? t1249 : end_7;
            const u32 t1251 = end_7 - whole_9;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_9 = t1251 < end_7 ? t1251 : end_7;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t1253 = t1242 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_10 = t1253 ? masked_right_9 : end_7;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1255 = t85 + 248u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1256 = count_3 & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1257 = t1256 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1258 = t1255 + t1257;
#line 156 "fa-kernels/src/attention/block_walk.rs"
            u32 block_5 = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
            u32 chunk_2 = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
            u32 partial_2 = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
            u32 whole_10 = 0u;
#line 249 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1259 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
            const u32 lane_5 = t1259 & 31u;
            const u32 number_8 = 31u - lane_5;
            partial_2 = 0u;
            whole_10 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1262 = end_7 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1263 = t1262 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1264 = t1263 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1265 = end_7 - end_7;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1266 = t1265 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1267 = t1264 - t1266;
#line 253 "fa-kernels/src/attention/block_walk.rs"
            const bool t1268 = number_8 < t1267;
#line 253 "fa-kernels/src/attention/block_walk.rs"
            if (t1268) {
#line 255 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1269 = number_8 << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                const u32 pair_7 = t1258 + t1269;
                f32 t1271;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1271) : "r"(pair_7) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                u32 t1272;
                asm("mov.b32 %0, %1;" : "=r"(t1272) : "f"(t1271));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                partial_2 = t1272;
                f32 t1273;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1273) : "r"(pair_7) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                u32 t1274;
                asm("mov.b32 %0, %1;" : "=r"(t1274) : "f"(t1273));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                whole_10 = t1274;
            }
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1275 = end_7 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1276 = t1275 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1277 = t1276 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1278 = end_7 - end_7;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1279 = t1278 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1280 = t1277 - t1279;
#line 235 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1281 = t1280 + 31u;
#line 235 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1282 = t1281 >> 5u;
#line 171 "fa-kernels/src/attention/block_walk.rs"
            const u32 last_9 = t1282 - 1u;
            while (true) {
#line 172 "fa-kernels/src/attention/block_walk.rs"
                const bool t1284 = chunk_2 < last_9;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const bool t1285 = partial_2 != 0u;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1286 = __ballot_sync(0xffffffffu, t1285);
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const bool t1287 = whole_10 != 0u;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1288 = __ballot_sync(0xffffffffu, t1287);
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1289 = t1286 | t1288;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const bool t1290 = t1289 == 0u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                const bool t1291 = t1284 & t1290;
                if (!t1291) break;
#line 173 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1292 = chunk_2 + 1u;
#line 173 "fa-kernels/src/attention/block_walk.rs"
                chunk_2 = t1292;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1293 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                const u32 lane_6 = t1293 & 31u;
                const u32 t1295 = chunk_2 << 5u;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1296 = 31u - lane_6;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                const u32 number_9 = t1295 + t1296;
                partial_2 = 0u;
                whole_10 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1298 = end_7 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1299 = t1298 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1300 = t1299 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1301 = end_7 - end_7;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1302 = t1301 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1303 = t1300 - t1302;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                const bool t1304 = number_9 < t1303;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                if (t1304) {
                    const bool t1305 = chunk_2 < 2u;
#line 254 "fa-kernels/src/attention/block_walk.rs"
                    if (t1305) {
                        const u32 t1306 = number_9 << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                        const u32 pair_8 = t1258 + t1306;
                        f32 t1308;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1308) : "r"(pair_8) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                        u32 t1309;
                        asm("mov.b32 %0, %1;" : "=r"(t1309) : "f"(t1308));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t1309;
                        f32 t1310;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1310) : "r"(pair_8) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                        u32 t1311;
                        asm("mov.b32 %0, %1;" : "=r"(t1311) : "f"(t1310));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                        whole_10 = t1311;
                    } else {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1312 = end_7 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1313 = t1312 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1314 = t1313 - number_9;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_7 = t1314 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1316 = end_7 - end_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1317 = t1316 > first_7 ? t1316 : first_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 begin_3 = t1317 - first_7;
                        const u32 t1319 = end_7 - first_7;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                        const u32 end_8 = t1319 < 32u ? t1319 : 32u;
                        const u32 t1321 = 4294967295u << begin_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1322 = 32u - end_8;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1323 = 4294967295u >> t1322;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1324 = t1321 & t1323;
#line 259 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t1324;
                    }
                }
            }
#line 177 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1333 = end_7 - 1u;
#line 177 "fa-kernels/src/attention/block_walk.rs"
            block_5 = t1333;
            const bool t1334 = partial_2 != 0u;
#line 178 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1335 = __ballot_sync(0xffffffffu, t1334);
#line 178 "fa-kernels/src/attention/block_walk.rs"
            const bool t1336 = t1335 == 0u;
#line 178 "fa-kernels/src/attention/block_walk.rs"
            if (t1336) {
#line 188 "fa-kernels/src/attention/block_walk.rs"
                const bool t1337 = whole_10 != 0u;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                const u32 lanes_5 = __ballot_sync(0xffffffffu, t1337);
                const bool t1339 = lanes_5 != 0u;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                if (t1339) {
                    u32 holder_5;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_5) : "r"(lanes_5));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 t1341;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1341) : "r"(whole_10), "r"(holder_5));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 bit_5;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_5) : "r"(t1341));
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1343 = threadIdx.x;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1344 = t1343 & 31u;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1345 = t1344 == holder_5;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    if (t1345) {
                        const u32 t1346 = 1u << bit_5;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1347 = whole_10 ^ t1346;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        whole_10 = t1347;
                    }
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1348 = chunk_2 << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1349 = 31u - holder_5;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_10 = t1348 + t1349;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1351 = end_7 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1352 = t1351 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1353 = t1352 - number_10;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1354 = t1353 << 5u;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1355 = t1354 + bit_5;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                    block_5 = t1355;
                }
            } else {
#line 188 "fa-kernels/src/attention/block_walk.rs"
                const bool t1356 = partial_2 != 0u;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                const u32 lanes_6 = __ballot_sync(0xffffffffu, t1356);
                const bool t1358 = lanes_6 != 0u;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                if (t1358) {
                    u32 holder_6;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_6) : "r"(lanes_6));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 t1360;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1360) : "r"(partial_2), "r"(holder_6));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 bit_6;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_6) : "r"(t1360));
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1362 = threadIdx.x;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1363 = t1362 & 31u;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1364 = t1363 == holder_6;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    if (t1364) {
                        const u32 t1365 = 1u << bit_6;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1366 = partial_2 ^ t1365;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t1366;
                    }
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1367 = chunk_2 << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1368 = 31u - holder_6;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_11 = t1367 + t1368;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1370 = end_7 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1371 = t1370 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1372 = t1371 - number_11;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1373 = t1372 << 5u;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1374 = t1373 + bit_6;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                    block_5 = t1374;
                }
            }
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1375 = t1232 + t1215;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1376 = t1375 + t1214;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1377 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1378 = t1376 + t1377;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1379 = index_4 / group;
#line 19 "src/functions/windows.rs"
            const u32 t2_5 = argument0 < 2147483648u ? argument0 : 2147483648u;
            const u32 t4_2 = t1378 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_2 = t4_2 - seq_q;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1383 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1384 = t1376 + t1383;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1385 = t1384 + 8u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1386 = index_4 / group;
#line 19 "src/functions/windows.rs"
            const u32 t2_6 = argument0 < 2147483648u ? argument0 : 2147483648u;
            const u32 t4_3 = t1385 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_3 = t4_3 - seq_q;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1390 = count_3 << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1391 = t1390 + index_3;
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
            const u32 t1392 = t1391 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1393 = t1392 + 12u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1394 = t1393 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1395 = t10 + t1394;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1396 = t1391 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1397 = t1396 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1395), "r"(t1397) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1398 = passed_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1399 = t1398 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1400 = t10 + t1399;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1401 = passed_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1402 = t1401 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1400), "r"(t1402) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1403 = t1391 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1404 = t1403 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1405 = smem_1 + t1404;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1406 = passed_2 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1407 = t1406 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1408 = t8 + t1407;
            const u32 t1409 = t1405 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1410 = t1408 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1411 = t1409 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1412 = (u64)t1411;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1413 = t1412 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1414 = t1410 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1415 = (u64)t1414;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1416 = t1415 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1417 = t1409 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1418 = (u64)t1417;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1419 = t1418 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1420 = t1410 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1421 = (u64)t1420;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1422 = t1421 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1423 = t1409 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1424 = (u64)t1423;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1425 = t1424 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1426 = t1410 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1427 = (u64)t1426;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1428 = t1427 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1429 = t1409 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1430 = (u64)t1429;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1431 = t1430 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1432 = t1410 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1433 = (u64)t1432;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1434 = t1433 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1435 = t1409 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1436 = (u64)t1435;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1437 = t1436 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1438 = t1410 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1439 = (u64)t1438;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1440 = t1439 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1441 = t1409 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1442 = (u64)t1441;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1443 = t1442 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1444 = t1410 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1445 = (u64)t1444;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1446 = t1445 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1447 = t1409 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1448 = (u64)t1447;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1449 = t1448 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1450 = t1410 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1451 = (u64)t1450;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1452 = t1451 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1453 = t1409 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1454 = (u64)t1453;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1455 = t1454 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1456 = t1410 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1457 = (u64)t1456;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1458 = t1457 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1413), "l"(t1416), "l"(t1419), "l"(t1422), "l"(t1425), "l"(t1428), "l"(t1431), "l"(t1434), "l"(t1437), "l"(t1440), "l"(t1443), "l"(t1446), "l"(t1449), "l"(t1452), "l"(t1455), "l"(t1458) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1459 = passed_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1460 = t1459 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1461 = t1460 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1462 = t10 + t1461;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1463 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1463) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1462) : "memory");
            }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 first_key = block_5 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1465 = t1232 + t1215;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t1465 + t1214;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1467 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1468 = t1467 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1469 = first_key + t1468;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1470 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
            const bool t1_2 = t1469 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach = t1_2 ? 2147483648u : t2_5;
            const u32 t6_2 = t5_2 - t1469;
#line 20 "src/functions/windows.rs"
            const bool t7_2 = t6_2 < reach;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed = t7_2 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s = changed;
#line 20 "src/functions/windows.rs"
            const u32 t6_3 = t5_3 - t1469;
#line 20 "src/functions/windows.rs"
            const bool t7_3 = t6_3 < reach;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_2 = t7_3 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = changed_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1479 = t1469 + 1u;
#line 19 "src/functions/windows.rs"
            const bool t1_3 = t1479 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_2 = t1_3 ? 2147483648u : t2_5;
            const u32 t6_4 = t5_2 - t1479;
#line 20 "src/functions/windows.rs"
            const bool t7_4 = t6_4 < reach_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_3 = t7_4 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = changed_3;
#line 20 "src/functions/windows.rs"
            const u32 t6_5 = t5_3 - t1479;
#line 20 "src/functions/windows.rs"
            const bool t7_5 = t6_5 < reach_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_4 = t7_5 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = changed_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1488 = t1469 + 8u;
#line 19 "src/functions/windows.rs"
            const bool t1_4 = t1488 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_3 = t1_4 ? 2147483648u : t2_5;
            const u32 t6_6 = t5_2 - t1488;
#line 20 "src/functions/windows.rs"
            const bool t7_6 = t6_6 < reach_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_5 = t7_6 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = changed_5;
#line 20 "src/functions/windows.rs"
            const u32 t6_7 = t5_3 - t1488;
#line 20 "src/functions/windows.rs"
            const bool t7_7 = t6_7 < reach_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_6 = t7_7 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = changed_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1497 = t1469 + 9u;
#line 19 "src/functions/windows.rs"
            const bool t1_5 = t1497 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_4 = t1_5 ? 2147483648u : t2_5;
            const u32 t6_8 = t5_2 - t1497;
#line 20 "src/functions/windows.rs"
            const bool t7_8 = t6_8 < reach_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_7 = t7_8 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = changed_7;
#line 20 "src/functions/windows.rs"
            const u32 t6_9 = t5_3 - t1497;
#line 20 "src/functions/windows.rs"
            const bool t7_9 = t6_9 < reach_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_8 = t7_9 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = changed_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1506 = t1469 + 16u;
#line 19 "src/functions/windows.rs"
            const bool t1_6 = t1506 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_5 = t1_6 ? 2147483648u : t2_5;
            const u32 t6_10 = t5_2 - t1506;
#line 20 "src/functions/windows.rs"
            const bool t7_10 = t6_10 < reach_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_9 = t7_10 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = changed_9;
#line 20 "src/functions/windows.rs"
            const u32 t6_11 = t5_3 - t1506;
#line 20 "src/functions/windows.rs"
            const bool t7_11 = t6_11 < reach_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_10 = t7_11 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = changed_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1515 = t1469 + 17u;
#line 19 "src/functions/windows.rs"
            const bool t1_7 = t1515 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_6 = t1_7 ? 2147483648u : t2_5;
            const u32 t6_12 = t5_2 - t1515;
#line 20 "src/functions/windows.rs"
            const bool t7_12 = t6_12 < reach_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_11 = t7_12 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = changed_11;
#line 20 "src/functions/windows.rs"
            const u32 t6_13 = t5_3 - t1515;
#line 20 "src/functions/windows.rs"
            const bool t7_13 = t6_13 < reach_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_12 = t7_13 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = changed_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1524 = t1469 + 24u;
#line 19 "src/functions/windows.rs"
            const bool t1_8 = t1524 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_7 = t1_8 ? 2147483648u : t2_5;
            const u32 t6_14 = t5_2 - t1524;
#line 20 "src/functions/windows.rs"
            const bool t7_14 = t6_14 < reach_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_13 = t7_14 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = changed_13;
#line 20 "src/functions/windows.rs"
            const u32 t6_15 = t5_3 - t1524;
#line 20 "src/functions/windows.rs"
            const bool t7_15 = t6_15 < reach_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_14 = t7_15 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = changed_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1533 = t1469 + 25u;
#line 19 "src/functions/windows.rs"
            const bool t1_9 = t1533 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_8 = t1_9 ? 2147483648u : t2_5;
            const u32 t6_16 = t5_2 - t1533;
#line 20 "src/functions/windows.rs"
            const bool t7_16 = t6_16 < reach_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_15 = t7_16 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = changed_15;
#line 20 "src/functions/windows.rs"
            const u32 t6_17 = t5_3 - t1533;
#line 20 "src/functions/windows.rs"
            const bool t7_17 = t6_17 < reach_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_16 = t7_17 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = changed_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1542 = t1469 + 32u;
#line 19 "src/functions/windows.rs"
            const bool t1_10 = t1542 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_9 = t1_10 ? 2147483648u : t2_5;
            const u32 t6_18 = t5_2 - t1542;
#line 20 "src/functions/windows.rs"
            const bool t7_18 = t6_18 < reach_9;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_17 = t7_18 ? s_17 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = changed_17;
#line 20 "src/functions/windows.rs"
            const u32 t6_19 = t5_3 - t1542;
#line 20 "src/functions/windows.rs"
            const bool t7_19 = t6_19 < reach_9;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_18 = t7_19 ? s_19 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = changed_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1551 = t1469 + 33u;
#line 19 "src/functions/windows.rs"
            const bool t1_11 = t1551 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_10 = t1_11 ? 2147483648u : t2_5;
            const u32 t6_20 = t5_2 - t1551;
#line 20 "src/functions/windows.rs"
            const bool t7_20 = t6_20 < reach_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_19 = t7_20 ? s_18 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = changed_19;
#line 20 "src/functions/windows.rs"
            const u32 t6_21 = t5_3 - t1551;
#line 20 "src/functions/windows.rs"
            const bool t7_21 = t6_21 < reach_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_20 = t7_21 ? s_20 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = changed_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1560 = t1469 + 40u;
#line 19 "src/functions/windows.rs"
            const bool t1_12 = t1560 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_11 = t1_12 ? 2147483648u : t2_5;
            const u32 t6_22 = t5_2 - t1560;
#line 20 "src/functions/windows.rs"
            const bool t7_22 = t6_22 < reach_11;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_21 = t7_22 ? s_21 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = changed_21;
#line 20 "src/functions/windows.rs"
            const u32 t6_23 = t5_3 - t1560;
#line 20 "src/functions/windows.rs"
            const bool t7_23 = t6_23 < reach_11;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_22 = t7_23 ? s_23 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = changed_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1569 = t1469 + 41u;
#line 19 "src/functions/windows.rs"
            const bool t1_13 = t1569 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_12 = t1_13 ? 2147483648u : t2_5;
            const u32 t6_24 = t5_2 - t1569;
#line 20 "src/functions/windows.rs"
            const bool t7_24 = t6_24 < reach_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_23 = t7_24 ? s_22 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = changed_23;
#line 20 "src/functions/windows.rs"
            const u32 t6_25 = t5_3 - t1569;
#line 20 "src/functions/windows.rs"
            const bool t7_25 = t6_25 < reach_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_24 = t7_25 ? s_24 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = changed_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1578 = t1469 + 48u;
#line 19 "src/functions/windows.rs"
            const bool t1_14 = t1578 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_13 = t1_14 ? 2147483648u : t2_5;
            const u32 t6_26 = t5_2 - t1578;
#line 20 "src/functions/windows.rs"
            const bool t7_26 = t6_26 < reach_13;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_25 = t7_26 ? s_25 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = changed_25;
#line 20 "src/functions/windows.rs"
            const u32 t6_27 = t5_3 - t1578;
#line 20 "src/functions/windows.rs"
            const bool t7_27 = t6_27 < reach_13;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_26 = t7_27 ? s_27 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = changed_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1587 = t1469 + 49u;
#line 19 "src/functions/windows.rs"
            const bool t1_15 = t1587 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_14 = t1_15 ? 2147483648u : t2_5;
            const u32 t6_28 = t5_2 - t1587;
#line 20 "src/functions/windows.rs"
            const bool t7_28 = t6_28 < reach_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_27 = t7_28 ? s_26 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = changed_27;
#line 20 "src/functions/windows.rs"
            const u32 t6_29 = t5_3 - t1587;
#line 20 "src/functions/windows.rs"
            const bool t7_29 = t6_29 < reach_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_28 = t7_29 ? s_28 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = changed_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1596 = t1469 + 56u;
#line 19 "src/functions/windows.rs"
            const bool t1_16 = t1596 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_15 = t1_16 ? 2147483648u : t2_5;
            const u32 t6_30 = t5_2 - t1596;
#line 20 "src/functions/windows.rs"
            const bool t7_30 = t6_30 < reach_15;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_29 = t7_30 ? s_29 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = changed_29;
#line 20 "src/functions/windows.rs"
            const u32 t6_31 = t5_3 - t1596;
#line 20 "src/functions/windows.rs"
            const bool t7_31 = t6_31 < reach_15;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_30 = t7_31 ? s_31 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = changed_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1605 = t1469 + 57u;
#line 19 "src/functions/windows.rs"
            const bool t1_17 = t1605 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_16 = t1_17 ? 2147483648u : t2_5;
            const u32 t6_32 = t5_2 - t1605;
#line 20 "src/functions/windows.rs"
            const bool t7_32 = t6_32 < reach_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_31 = t7_32 ? s_30 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = changed_31;
#line 20 "src/functions/windows.rs"
            const u32 t6_33 = t5_3 - t1605;
#line 20 "src/functions/windows.rs"
            const bool t7_33 = t6_33 < reach_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_32 = t7_33 ? s_32 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = changed_32;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 first_key_2 = block_5 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1615 = t1232 + t1215;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t1615 + t1214;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1617 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1618 = t1617 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_2 + t1618;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1620 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1621 = first_query_2 + t1620;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1622 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t1622 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1625 = visible_4 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1625;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1627 = visible_5 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1627;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1629 = visible_6 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1629;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1631 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1631;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1633 = visible_8 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1633;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1635 = visible_9 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1635;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1637 = visible_10 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1637;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1639 = visible_11 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1639;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1641 = visible_12 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1641;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1643 = visible_13 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1643;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1645 = visible_14 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1645;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1647 = visible_15 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1647;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1649 = visible_16 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1649;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1651 = visible_17 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1651;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1653 = visible_18 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1653;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1655 = visible_19 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1655;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1656 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1657 = first_query_2 + t1656;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1658 = t1657 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1659 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t1659 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1662 = visible_20 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1662;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 1u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1664 = visible_21 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1664;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1666 = visible_22 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1666;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 9u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1668 = visible_23 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1668;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 16u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1670 = visible_24 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1670;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 17u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1672 = visible_25 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1672;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 24u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1674 = visible_26 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1674;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 25u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1676 = visible_27 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1676;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 32u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1678 = visible_28 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1678;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 33u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1680 = visible_29 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1680;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 40u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1682 = visible_30 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1682;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 41u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1684 = visible_31 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1684;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 48u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1686 = visible_32 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1686;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 49u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1688 = visible_33 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1688;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 56u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1690 = visible_34 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1690;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 57u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1692 = visible_35 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1692;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t1693 = t1242 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1694 = t1693 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1695;
            asm("max.f32 %0, %1, %2;" : "=f"(t1695) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1696;
            asm("max.f32 %0, %1, %2;" : "=f"(t1696) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1697;
            asm("max.f32 %0, %1, %2;" : "=f"(t1697) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1698;
            asm("max.f32 %0, %1, %2;" : "=f"(t1698) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1699;
            asm("max.f32 %0, %1, %2;" : "=f"(t1699) : "f"(t1695), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1700;
            asm("max.f32 %0, %1, %2;" : "=f"(t1700) : "f"(t1696), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1701;
            asm("max.f32 %0, %1, %2;" : "=f"(t1701) : "f"(t1697), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1702;
            asm("max.f32 %0, %1, %2;" : "=f"(t1702) : "f"(t1698), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1703;
            asm("max.f32 %0, %1, %2;" : "=f"(t1703) : "f"(t1699), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1704;
            asm("max.f32 %0, %1, %2;" : "=f"(t1704) : "f"(t1700), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1705;
            asm("max.f32 %0, %1, %2;" : "=f"(t1705) : "f"(t1701), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1706;
            asm("max.f32 %0, %1, %2;" : "=f"(t1706) : "f"(t1702), "f"(s_30));
            f32 t1707;
            asm("max.f32 %0, %1, %2;" : "=f"(t1707) : "f"(t1703), "f"(t1704));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1708;
            asm("max.f32 %0, %1, %2;" : "=f"(t1708) : "f"(t1705), "f"(t1706));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1709;
            asm("max.f32 %0, %1, %2;" : "=f"(t1709) : "f"(t1707), "f"(t1708));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1710;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1710) : "f"(t1709));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_9;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_9) : "f"(t1709), "f"(t1710));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1712;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1712) : "f"(pair_9));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest;
            asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair_9), "f"(t1712));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old = reference;
            const f32 raised = largest * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(raised));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1717 = old - new_1;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1717));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference = new_1;
            const f32 before = row_sum;
            const bool t1719 = before < t1694;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1720 = before * factor;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1721 = t1719 ? t1720 : before;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum = t1721;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1722;
            asm("max.f32 %0, %1, %2;" : "=f"(t1722) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1723;
            asm("max.f32 %0, %1, %2;" : "=f"(t1723) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1724;
            asm("max.f32 %0, %1, %2;" : "=f"(t1724) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1725;
            asm("max.f32 %0, %1, %2;" : "=f"(t1725) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1726;
            asm("max.f32 %0, %1, %2;" : "=f"(t1726) : "f"(t1722), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1727;
            asm("max.f32 %0, %1, %2;" : "=f"(t1727) : "f"(t1723), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1728;
            asm("max.f32 %0, %1, %2;" : "=f"(t1728) : "f"(t1724), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1729;
            asm("max.f32 %0, %1, %2;" : "=f"(t1729) : "f"(t1725), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1730;
            asm("max.f32 %0, %1, %2;" : "=f"(t1730) : "f"(t1726), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1731;
            asm("max.f32 %0, %1, %2;" : "=f"(t1731) : "f"(t1727), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1732;
            asm("max.f32 %0, %1, %2;" : "=f"(t1732) : "f"(t1728), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1733;
            asm("max.f32 %0, %1, %2;" : "=f"(t1733) : "f"(t1729), "f"(s_32));
            f32 t1734;
            asm("max.f32 %0, %1, %2;" : "=f"(t1734) : "f"(t1730), "f"(t1731));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1735;
            asm("max.f32 %0, %1, %2;" : "=f"(t1735) : "f"(t1732), "f"(t1733));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1736;
            asm("max.f32 %0, %1, %2;" : "=f"(t1736) : "f"(t1734), "f"(t1735));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1737;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1737) : "f"(t1736));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_10;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_10) : "f"(t1736), "f"(t1737));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1739;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1739) : "f"(pair_10));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_10), "f"(t1739));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old_2 = reference_2;
            const f32 raised_2 = largest_2 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(raised_2));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1744 = old_2 - new_2;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1744));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference_2 = new_2;
            const f32 before_2 = row_sum_2;
            const bool t1746 = before_2 < t1694;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1747 = before_2 * factor_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1748 = t1746 ? t1747 : before_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum_2 = t1748;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1749 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1749));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1751;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1751) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t1751;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1752 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1752));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1754;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1754) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t1754;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1755 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t1755));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1757;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1757) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t1757;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1758 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t1758));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1760;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1760) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t1760;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1761 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t1761));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1763;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1763) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t1763;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1764 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t1764));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1766;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1766) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t1766;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1767 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t1767));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1769;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1769) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t1769;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1770 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t1770));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1772;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1772) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t1772;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1773 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t1773));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1775;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1775) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t1775;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1776 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t1776));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1778;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1778) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t1778;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1779 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t1779));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1781;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1781) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t1781;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1782 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t1782));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1784;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1784) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t1784;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1785 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t1785));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1787;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1787) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t1787;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1788 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t1788));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1790;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1790) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t1790;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1791 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1791));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1793;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1793) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t1793;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1794 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1794));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1796;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1796) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t1796;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1797 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1798 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1799 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1800 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1801 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1802 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1803 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1804 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1805 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1805));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1807;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1807) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t1807;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1808 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1808));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1810;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1810) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t1810;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1811 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t1811));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1813;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1813) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t1813;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1814 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t1814));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1816;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1816) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t1816;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1817 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t1817));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1819;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1819) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t1819;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1820 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t1820));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1822;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1822) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t1822;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1823 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t1823));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1825;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t1825;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1826 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t1826));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1828;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t1828;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1829 = t1797 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1830 = t1798 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1831 = t1799 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1832 = t1800 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1833 = t1801 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1834 = t1802 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1835 = t1803 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1836 = t1804 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1837 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t1837));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1839;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1839) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t1839;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1840 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t1840));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1842;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t1842;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1843 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t1843));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1845;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t1845;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1846 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t1846));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1848;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1848) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t1848;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1849 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t1849));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1851;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1851) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t1851;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1852 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t1852));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1854;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t1854;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1855 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1855));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1857;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t1857;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1858 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1858));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1860;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t1860;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1861 = t1829 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1862 = t1830 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1863 = t1831 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1864 = t1832 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1865 = t1833 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1866 = t1834 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1867 = t1835 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1868 = t1836 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1869 = t1861 + t1862;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1870 = t1865 + t1866;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t1869 + t1870;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1872 = t1863 + t1864;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1873 = t1867 + t1868;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t1872 + t1873;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1875 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum = t1875;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1876 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum_2 = t1876;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1877;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1877) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1878;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1878) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1879;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1879) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1880;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1880) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1881;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1881) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1882;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1882) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1883;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1883) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1884;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1884) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1885;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1885) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1886;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1886) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1887;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1887) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1888;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1888) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1889;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1889) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1890;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1890) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1891;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1892;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1877;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1878;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1879;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1880;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1881;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1882;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1883;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1884;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1885;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1886;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1887;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1888;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1889;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1890;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1891;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1892;
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
#line 327 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 count_4 = 1u;
#line 203 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_8 = chunk_2;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1894 = end_7 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1895 = t1894 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1896 = t1895 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1897 = end_7 - end_7;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1898 = t1897 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1899 = t1896 - t1898;
#line 235 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1900 = t1899 + 31u;
#line 235 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1901 = t1900 >> 5u;
#line 204 "fa-kernels/src/attention/block_walk.rs"
            #pragma unroll 1
            for (u32 i_5 = first_8; i_5 < t1901; i_5 += 1u) {
#line 205 "fa-kernels/src/attention/block_walk.rs"
                const bool t1902 = i_5 != first_8;
#line 205 "fa-kernels/src/attention/block_walk.rs"
                if (t1902) {
#line 249 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1903 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lane_7 = t1903 & 31u;
                    const u32 t1905 = i_5 << 5u;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1906 = 31u - lane_7;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_12 = t1905 + t1906;
                    partial_2 = 0u;
                    whole_10 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1908 = end_7 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1909 = t1908 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1910 = t1909 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1911 = end_7 - end_7;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1912 = t1911 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1913 = t1910 - t1912;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1914 = number_12 < t1913;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                    if (t1914) {
                        const bool t1915 = i_5 < 2u;
#line 254 "fa-kernels/src/attention/block_walk.rs"
                        if (t1915) {
                            const u32 t1916 = number_12 << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                            const u32 pair_11 = t1258 + t1916;
                            f32 t1918;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1918) : "r"(pair_11) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                            u32 t1919;
                            asm("mov.b32 %0, %1;" : "=r"(t1919) : "f"(t1918));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                            partial_2 = t1919;
                            f32 t1920;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1920) : "r"(pair_11) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                            u32 t1921;
                            asm("mov.b32 %0, %1;" : "=r"(t1921) : "f"(t1920));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                            whole_10 = t1921;
                        } else {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1922 = end_7 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1923 = t1922 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1924 = t1923 - number_12;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 first_9 = t1924 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1926 = end_7 - end_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1927 = t1926 > first_9 ? t1926 : first_9;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 begin_4 = t1927 - first_9;
                            const u32 t1929 = end_7 - first_9;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                            const u32 end_11 = t1929 < 32u ? t1929 : 32u;
                            const u32 t1931 = 4294967295u << begin_4;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1932 = 32u - end_11;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1933 = 4294967295u >> t1932;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1934 = t1931 & t1933;
#line 259 "fa-kernels/src/attention/block_walk.rs"
                            partial_2 = t1934;
                        }
                    }
                }
#line 209 "fa-kernels/src/attention/block_walk.rs"
                const bool t1935 = partial_2 != 0u;
#line 209 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1936 = __ballot_sync(0xffffffffu, t1935);
#line 209 "fa-kernels/src/attention/block_walk.rs"
                u32 lanes_7 = t1936;
                while (true) {
#line 210 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1937 = lanes_7 != 0u;
                    if (!t1937) break;
#line 211 "fa-kernels/src/attention/block_walk.rs"
                    u32 holder_7;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_7) : "r"(lanes_7));
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1939 = 1u << holder_7;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1940 = lanes_7 ^ t1939;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    lanes_7 = t1940;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1941 = i_5 << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1942 = 31u - holder_7;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_13 = t1941 + t1942;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1944 = end_7 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1945 = t1944 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1946 = t1945 - number_13;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_10 = t1946 << 5u;
#line 214 "fa-kernels/src/attention/block_walk.rs"
                    u32 t1948;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1948) : "r"(partial_2), "r"(holder_7));
#line 214 "fa-kernels/src/attention/block_walk.rs"
                    u32 rest_4 = t1948;
                    while (true) {
#line 215 "fa-kernels/src/attention/block_walk.rs"
                        const bool t1949 = rest_4 != 0u;
                        if (!t1949) break;
#line 216 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_7;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_7) : "r"(rest_4));
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1951 = 1u << bit_7;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1952 = rest_4 ^ t1951;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        rest_4 = t1952;
                        const u32 t1953 = first_10 + bit_7;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        block_5 = t1953;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1954 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1954) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1955 = passed_2 + count_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1956 = t1955 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1957 = t1956 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1958 = t10 + t1957;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1959 = t1955 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1960 = t1959 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1958), "r"(t1960) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1961 = t1391 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1962 = t1961 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1963 = smem_1 + t1962;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1964 = t1955 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1965 = t1964 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1966 = t8 + t1965;
                        const u32 t1967 = t1963 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1968 = t1966 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1969 = t1967 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1970 = (u64)t1969;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1971 = t1970 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1972 = t1968 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1973 = (u64)t1972;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1974 = t1973 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1975 = t1967 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1976 = (u64)t1975;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1977 = t1976 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1978 = t1968 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1979 = (u64)t1978;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1980 = t1979 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1981 = t1967 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1982 = (u64)t1981;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1983 = t1982 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1984 = t1968 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1985 = (u64)t1984;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1986 = t1985 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1987 = t1967 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1988 = (u64)t1987;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1989 = t1988 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1990 = t1968 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1991 = (u64)t1990;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1992 = t1991 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1993 = t1967 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1994 = (u64)t1993;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1995 = t1994 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1996 = t1968 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1997 = (u64)t1996;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1998 = t1997 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1999 = t1967 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2000 = (u64)t1999;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2001 = t2000 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2002 = t1968 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2003 = (u64)t2002;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2004 = t2003 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2005 = t1967 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2006 = (u64)t2005;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2007 = t2006 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2008 = t1968 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2009 = (u64)t2008;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2010 = t2009 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2011 = t1967 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2012 = (u64)t2011;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2013 = t2012 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2014 = t1968 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2015 = (u64)t2014;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2016 = t2015 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1971), "l"(t1974), "l"(t1977), "l"(t1980), "l"(t1983), "l"(t1986), "l"(t1989), "l"(t1992), "l"(t1995), "l"(t1998), "l"(t2001), "l"(t2004), "l"(t2007), "l"(t2010), "l"(t2013), "l"(t2016) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2017 = count_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2018 = passed_2 + t2017;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2019 = t2018 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2020 = t2019 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2021 = t2020 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2022 = t10 + t2021;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2023 = t2018 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2024 = t2023 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2022), "r"(t2024) : "memory");
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
                        const u32 t2025 = t2018 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2026 = t2025 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2027 = t9 + t2026;
                        const u32 t2028 = t2027 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2029 = t2028 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2030 = (u64)t2029;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2031 = t2030 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2032 = t2028 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2033 = (u64)t2032;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2034 = t2033 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2035 = t2028 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2036 = (u64)t2035;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2037 = t2036 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2038 = t2028 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2039 = (u64)t2038;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2040 = t2039 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t2031), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t2034), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t2037), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t2040) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t2041 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t2042 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next = t2041 ? 0u : t2042;
                        const u32 t2044 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t2044) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2045 = passed_2 + count_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2046 = t2045 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2047 = t2046 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2048 = t2047 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2049 = t10 + t2048;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2050 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2050) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2049) : "memory");
                        }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                        const u32 first_key_3 = block_5 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2052 = t1232 + t1215;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_3 = t2052 + t1214;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2054 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2055 = t2054 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2056 = first_key_3 + t2055;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t2057 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
                        const bool t1_18 = t2056 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_17 = t1_18 ? 2147483648u : t2_5;
                        const u32 t6_34 = t5_2 - t2056;
#line 20 "src/functions/windows.rs"
                        const bool t7_34 = t6_34 < reach_17;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_33 = t7_34 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = changed_33;
#line 20 "src/functions/windows.rs"
                        const u32 t6_35 = t5_3 - t2056;
#line 20 "src/functions/windows.rs"
                        const bool t7_35 = t6_35 < reach_17;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_34 = t7_35 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = changed_34;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2066 = t2056 + 1u;
#line 19 "src/functions/windows.rs"
                        const bool t1_19 = t2066 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_18 = t1_19 ? 2147483648u : t2_5;
                        const u32 t6_36 = t5_2 - t2066;
#line 20 "src/functions/windows.rs"
                        const bool t7_36 = t6_36 < reach_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_35 = t7_36 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = changed_35;
#line 20 "src/functions/windows.rs"
                        const u32 t6_37 = t5_3 - t2066;
#line 20 "src/functions/windows.rs"
                        const bool t7_37 = t6_37 < reach_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_36 = t7_37 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = changed_36;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2075 = t2056 + 8u;
#line 19 "src/functions/windows.rs"
                        const bool t1_20 = t2075 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_19 = t1_20 ? 2147483648u : t2_5;
                        const u32 t6_38 = t5_2 - t2075;
#line 20 "src/functions/windows.rs"
                        const bool t7_38 = t6_38 < reach_19;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_37 = t7_38 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = changed_37;
#line 20 "src/functions/windows.rs"
                        const u32 t6_39 = t5_3 - t2075;
#line 20 "src/functions/windows.rs"
                        const bool t7_39 = t6_39 < reach_19;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_38 = t7_39 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = changed_38;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2084 = t2056 + 9u;
#line 19 "src/functions/windows.rs"
                        const bool t1_21 = t2084 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_20 = t1_21 ? 2147483648u : t2_5;
                        const u32 t6_40 = t5_2 - t2084;
#line 20 "src/functions/windows.rs"
                        const bool t7_40 = t6_40 < reach_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_39 = t7_40 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = changed_39;
#line 20 "src/functions/windows.rs"
                        const u32 t6_41 = t5_3 - t2084;
#line 20 "src/functions/windows.rs"
                        const bool t7_41 = t6_41 < reach_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_40 = t7_41 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = changed_40;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2093 = t2056 + 16u;
#line 19 "src/functions/windows.rs"
                        const bool t1_22 = t2093 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_21 = t1_22 ? 2147483648u : t2_5;
                        const u32 t6_42 = t5_2 - t2093;
#line 20 "src/functions/windows.rs"
                        const bool t7_42 = t6_42 < reach_21;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_41 = t7_42 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = changed_41;
#line 20 "src/functions/windows.rs"
                        const u32 t6_43 = t5_3 - t2093;
#line 20 "src/functions/windows.rs"
                        const bool t7_43 = t6_43 < reach_21;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_42 = t7_43 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = changed_42;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2102 = t2056 + 17u;
#line 19 "src/functions/windows.rs"
                        const bool t1_23 = t2102 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_22 = t1_23 ? 2147483648u : t2_5;
                        const u32 t6_44 = t5_2 - t2102;
#line 20 "src/functions/windows.rs"
                        const bool t7_44 = t6_44 < reach_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_43 = t7_44 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = changed_43;
#line 20 "src/functions/windows.rs"
                        const u32 t6_45 = t5_3 - t2102;
#line 20 "src/functions/windows.rs"
                        const bool t7_45 = t6_45 < reach_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_44 = t7_45 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = changed_44;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2111 = t2056 + 24u;
#line 19 "src/functions/windows.rs"
                        const bool t1_24 = t2111 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_23 = t1_24 ? 2147483648u : t2_5;
                        const u32 t6_46 = t5_2 - t2111;
#line 20 "src/functions/windows.rs"
                        const bool t7_46 = t6_46 < reach_23;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_45 = t7_46 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = changed_45;
#line 20 "src/functions/windows.rs"
                        const u32 t6_47 = t5_3 - t2111;
#line 20 "src/functions/windows.rs"
                        const bool t7_47 = t6_47 < reach_23;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_46 = t7_47 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = changed_46;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2120 = t2056 + 25u;
#line 19 "src/functions/windows.rs"
                        const bool t1_25 = t2120 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_24 = t1_25 ? 2147483648u : t2_5;
                        const u32 t6_48 = t5_2 - t2120;
#line 20 "src/functions/windows.rs"
                        const bool t7_48 = t6_48 < reach_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_47 = t7_48 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = changed_47;
#line 20 "src/functions/windows.rs"
                        const u32 t6_49 = t5_3 - t2120;
#line 20 "src/functions/windows.rs"
                        const bool t7_49 = t6_49 < reach_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_48 = t7_49 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = changed_48;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2129 = t2056 + 32u;
#line 19 "src/functions/windows.rs"
                        const bool t1_26 = t2129 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_25 = t1_26 ? 2147483648u : t2_5;
                        const u32 t6_50 = t5_2 - t2129;
#line 20 "src/functions/windows.rs"
                        const bool t7_50 = t6_50 < reach_25;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_49 = t7_50 ? s_17 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = changed_49;
#line 20 "src/functions/windows.rs"
                        const u32 t6_51 = t5_3 - t2129;
#line 20 "src/functions/windows.rs"
                        const bool t7_51 = t6_51 < reach_25;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_50 = t7_51 ? s_19 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = changed_50;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2138 = t2056 + 33u;
#line 19 "src/functions/windows.rs"
                        const bool t1_27 = t2138 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_26 = t1_27 ? 2147483648u : t2_5;
                        const u32 t6_52 = t5_2 - t2138;
#line 20 "src/functions/windows.rs"
                        const bool t7_52 = t6_52 < reach_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_51 = t7_52 ? s_18 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = changed_51;
#line 20 "src/functions/windows.rs"
                        const u32 t6_53 = t5_3 - t2138;
#line 20 "src/functions/windows.rs"
                        const bool t7_53 = t6_53 < reach_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_52 = t7_53 ? s_20 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = changed_52;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2147 = t2056 + 40u;
#line 19 "src/functions/windows.rs"
                        const bool t1_28 = t2147 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_27 = t1_28 ? 2147483648u : t2_5;
                        const u32 t6_54 = t5_2 - t2147;
#line 20 "src/functions/windows.rs"
                        const bool t7_54 = t6_54 < reach_27;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_53 = t7_54 ? s_21 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = changed_53;
#line 20 "src/functions/windows.rs"
                        const u32 t6_55 = t5_3 - t2147;
#line 20 "src/functions/windows.rs"
                        const bool t7_55 = t6_55 < reach_27;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_54 = t7_55 ? s_23 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = changed_54;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2156 = t2056 + 41u;
#line 19 "src/functions/windows.rs"
                        const bool t1_29 = t2156 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_28 = t1_29 ? 2147483648u : t2_5;
                        const u32 t6_56 = t5_2 - t2156;
#line 20 "src/functions/windows.rs"
                        const bool t7_56 = t6_56 < reach_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_55 = t7_56 ? s_22 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = changed_55;
#line 20 "src/functions/windows.rs"
                        const u32 t6_57 = t5_3 - t2156;
#line 20 "src/functions/windows.rs"
                        const bool t7_57 = t6_57 < reach_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_56 = t7_57 ? s_24 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = changed_56;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2165 = t2056 + 48u;
#line 19 "src/functions/windows.rs"
                        const bool t1_30 = t2165 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_29 = t1_30 ? 2147483648u : t2_5;
                        const u32 t6_58 = t5_2 - t2165;
#line 20 "src/functions/windows.rs"
                        const bool t7_58 = t6_58 < reach_29;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_57 = t7_58 ? s_25 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = changed_57;
#line 20 "src/functions/windows.rs"
                        const u32 t6_59 = t5_3 - t2165;
#line 20 "src/functions/windows.rs"
                        const bool t7_59 = t6_59 < reach_29;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_58 = t7_59 ? s_27 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = changed_58;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2174 = t2056 + 49u;
#line 19 "src/functions/windows.rs"
                        const bool t1_31 = t2174 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_30 = t1_31 ? 2147483648u : t2_5;
                        const u32 t6_60 = t5_2 - t2174;
#line 20 "src/functions/windows.rs"
                        const bool t7_60 = t6_60 < reach_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_59 = t7_60 ? s_26 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = changed_59;
#line 20 "src/functions/windows.rs"
                        const u32 t6_61 = t5_3 - t2174;
#line 20 "src/functions/windows.rs"
                        const bool t7_61 = t6_61 < reach_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_60 = t7_61 ? s_28 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = changed_60;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2183 = t2056 + 56u;
#line 19 "src/functions/windows.rs"
                        const bool t1_32 = t2183 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_31 = t1_32 ? 2147483648u : t2_5;
                        const u32 t6_62 = t5_2 - t2183;
#line 20 "src/functions/windows.rs"
                        const bool t7_62 = t6_62 < reach_31;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_61 = t7_62 ? s_29 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = changed_61;
#line 20 "src/functions/windows.rs"
                        const u32 t6_63 = t5_3 - t2183;
#line 20 "src/functions/windows.rs"
                        const bool t7_63 = t6_63 < reach_31;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_62 = t7_63 ? s_31 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = changed_62;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2192 = t2056 + 57u;
#line 19 "src/functions/windows.rs"
                        const bool t1_33 = t2192 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_32 = t1_33 ? 2147483648u : t2_5;
                        const u32 t6_64 = t5_2 - t2192;
#line 20 "src/functions/windows.rs"
                        const bool t7_64 = t6_64 < reach_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_63 = t7_64 ? s_30 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = changed_63;
#line 20 "src/functions/windows.rs"
                        const u32 t6_65 = t5_3 - t2192;
#line 20 "src/functions/windows.rs"
                        const bool t7_65 = t6_65 < reach_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_64 = t7_65 ? s_32 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = changed_64;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                        const u32 first_key_4 = block_5 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2202 = t1232 + t1215;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_4 = t2202 + t1214;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2204 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2205 = t2204 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column_2 = first_key_4 + t2205;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2207 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2208 = first_query_4 + t2207;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t2209 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_12 = t2209 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_36 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2212 = visible_36 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t2212;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_37 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2214 = visible_37 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t2214;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_38 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2216 = visible_38 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t2216;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_39 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2218 = visible_39 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t2218;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_40 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2220 = visible_40 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t2220;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_41 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2222 = visible_41 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t2222;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_42 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2224 = visible_42 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t2224;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_43 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2226 = visible_43 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t2226;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_44 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2228 = visible_44 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t2228;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_45 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2230 = visible_45 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t2230;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_46 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2232 = visible_46 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t2232;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_47 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2234 = visible_47 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t2234;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_48 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2236 = visible_48 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t2236;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_49 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2238 = visible_49 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t2238;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_50 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2240 = visible_50 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t2240;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_51 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2242 = visible_51 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t2242;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2243 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2244 = first_query_4 + t2243;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2245 = t2244 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t2246 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t2246 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_52 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2249 = visible_52 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t2249;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_53 = 1u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2251 = visible_53 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t2251;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_54 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2253 = visible_54 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t2253;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_55 = 9u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2255 = visible_55 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t2255;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_56 = 16u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2257 = visible_56 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t2257;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_57 = 17u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2259 = visible_57 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t2259;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_58 = 24u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2261 = visible_58 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t2261;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_59 = 25u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2263 = visible_59 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t2263;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_60 = 32u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2265 = visible_60 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t2265;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_61 = 33u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2267 = visible_61 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t2267;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_62 = 40u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2269 = visible_62 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t2269;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_63 = 41u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2271 = visible_63 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t2271;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_64 = 48u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2273 = visible_64 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t2273;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_65 = 49u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2275 = visible_65 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t2275;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_66 = 56u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2277 = visible_66 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t2277;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_67 = 57u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2279 = visible_67 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t2279;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const bool t2280 = t1242 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2281 = t2280 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2282;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2282) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2283;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2283) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2284;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2284) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2285;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2285) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2286;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2286) : "f"(t2282), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2287;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2287) : "f"(t2283), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2288;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2288) : "f"(t2284), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2289;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2289) : "f"(t2285), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2290;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2290) : "f"(t2286), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2291;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2291) : "f"(t2287), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2292;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2292) : "f"(t2288), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2293;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2293) : "f"(t2289), "f"(s_30));
                        f32 t2294;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2294) : "f"(t2290), "f"(t2291));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2295;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2295) : "f"(t2292), "f"(t2293));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2296;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2296) : "f"(t2294), "f"(t2295));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2297;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2297) : "f"(t2296));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_12) : "f"(t2296), "f"(t2297));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2299;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2299) : "f"(pair_12));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_12), "f"(t2299));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_3 = reference;
                        const f32 raised_3 = largest_3 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(raised_3));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2304 = old_3 - new_3;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2304));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference = new_3;
                        const f32 before_3 = row_sum;
                        const bool t2306 = before_3 < t2281;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2307 = before_3 * factor_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2308 = t2306 ? t2307 : before_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum = t2308;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2309;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2309) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2310;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2310) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2311;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2311) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2312;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2312) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2313;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2313) : "f"(t2309), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2314;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2314) : "f"(t2310), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2315;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2315) : "f"(t2311), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2316;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2316) : "f"(t2312), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2317;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2317) : "f"(t2313), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2318;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2318) : "f"(t2314), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2319;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2319) : "f"(t2315), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2320;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2320) : "f"(t2316), "f"(s_32));
                        f32 t2321;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2321) : "f"(t2317), "f"(t2318));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2322;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2322) : "f"(t2319), "f"(t2320));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2323;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2323) : "f"(t2321), "f"(t2322));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2324;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2324) : "f"(t2323));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_13;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_13) : "f"(t2323), "f"(t2324));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2326;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2326) : "f"(pair_13));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_13), "f"(t2326));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_4 = reference_2;
                        const f32 raised_4 = largest_4 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(raised_4));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2331 = old_4 - new_4;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2331));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference_2 = new_4;
                        const f32 before_4 = row_sum_2;
                        const bool t2333 = before_4 < t2281;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2334 = before_4 * factor_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2335 = t2333 ? t2334 : before_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum_2 = t2335;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2336 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_33;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t2336));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2338;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2338) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t2338;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2339 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_34;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t2339));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2341;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2341) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t2341;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2342 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_35;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t2342));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2344;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2344) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t2344;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2345 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_36;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t2345));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2347;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2347) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t2347;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2348 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_37;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t2348));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2350;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2350) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t2350;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2351 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_38;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t2351));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2353;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2353) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t2353;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2354 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_39;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t2354));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2356;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2356) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t2356;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2357 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_40;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t2357));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2359;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2359) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t2359;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2360 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_41;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t2360));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2362;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2362) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t2362;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2363 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_42;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t2363));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2365;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2365) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t2365;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2366 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_43;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t2366));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2368;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2368) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t2368;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2369 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_44;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t2369));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2371;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2371) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t2371;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2372 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_45;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t2372));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2374;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2374) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t2374;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2375 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_46;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t2375));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2377;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2377) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t2377;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2378 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_47;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t2378));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2380;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2380) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t2380;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2381 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_48;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t2381));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2383;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2383) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t2383;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2384 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2385 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2386 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2387 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2388 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2389 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2390 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2391 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2392 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_49;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t2392));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2394;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2394) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t2394;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2395 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_50;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t2395));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2397;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2397) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t2397;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2398 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_51;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t2398));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2400;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2400) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t2400;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2401 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_52;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t2401));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2403;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2403) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t2403;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2404 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_53;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t2404));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2406;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2406) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t2406;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2407 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_54;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t2407));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2409;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2409) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t2409;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2410 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_55;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t2410));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2412;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2412) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t2412;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2413 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_56;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t2413));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2415;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2415) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t2415;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2416 = t2384 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2417 = t2385 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2418 = t2386 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2419 = t2387 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2420 = t2388 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2421 = t2389 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2422 = t2390 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2423 = t2391 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2424 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_57;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t2424));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2426;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2426) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t2426;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2427 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_58;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t2427));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2429;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2429) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t2429;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2430 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_59;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t2430));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2432;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2432) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t2432;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2433 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_60;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t2433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2435;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2435) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t2435;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2436 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_61;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t2436));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2438;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2438) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t2438;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2439 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_62;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t2439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2441;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2441) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t2441;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2442 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_63;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t2442));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2444;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2444) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t2444;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2445 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_64;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t2445));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2447;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2447) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t2447;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2448 = t2416 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2449 = t2417 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2450 = t2418 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2451 = t2419 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2452 = t2420 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2453 = t2421 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2454 = t2422 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2455 = t2423 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2456 = t2448 + t2449;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2457 = t2452 + t2453;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_3 = t2456 + t2457;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2459 = t2450 + t2451;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2460 = t2454 + t2455;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_4 = t2459 + t2460;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2462 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2462;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2463 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2463;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                        const u32 t2464 = count_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2465 = passed_2 + t2464;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2466 = t2465 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2467 = t2466 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2468 = t2467 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2469 = t10 + t2468;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2470 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2470) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2469) : "memory");
                        }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2471 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2472 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2473 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2474 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2475 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2476 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2477 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2478 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2479 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2480 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2481 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2482 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2483 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2484 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2485 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2486 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2487 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2488 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2489 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2490 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2491 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2492 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2493 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2494 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2495 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2496 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2497 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2498 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2499 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2500 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2501 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2502 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2503 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2504 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2505 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2506 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2507 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2508 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2509 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2510 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2511 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2512 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2513 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2514 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2515 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2516 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2517 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2518 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2519 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2520 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2521 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2522 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2523 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2524 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2525 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2525;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2526 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2526;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2527 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2527;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2528 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2528;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2529 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2529;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2530 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2530;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2531 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2531;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2532 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2532;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2533 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2533;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2534 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2534;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2535;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2535) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2536;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2536) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2537;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2537) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2538;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2538) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2539;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2539) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2540;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2540) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2541;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2541) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2542;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2542) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2543;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2543) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2544;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2544) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2545;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2545) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2546;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2546) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2547;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2547) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2548;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2548) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2549;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2549) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2550;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2550) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t2535;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t2536;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t2537;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t2538;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t2539;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t2540;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t2541;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t2542;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t2543;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t2544;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t2545;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t2546;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t2547;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t2548;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t2549;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t2550;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2551 = count_4 + 1u;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        count_4 = t2551;
                    }
                }
#line 209 "fa-kernels/src/attention/block_walk.rs"
                const bool t2554 = whole_10 != 0u;
#line 209 "fa-kernels/src/attention/block_walk.rs"
                const u32 t2555 = __ballot_sync(0xffffffffu, t2554);
#line 209 "fa-kernels/src/attention/block_walk.rs"
                u32 lanes_8 = t2555;
                while (true) {
#line 210 "fa-kernels/src/attention/block_walk.rs"
                    const bool t2556 = lanes_8 != 0u;
                    if (!t2556) break;
#line 211 "fa-kernels/src/attention/block_walk.rs"
                    u32 holder_8;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_8) : "r"(lanes_8));
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2558 = 1u << holder_8;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2559 = lanes_8 ^ t2558;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    lanes_8 = t2559;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2560 = i_5 << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2561 = 31u - holder_8;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_14 = t2560 + t2561;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2563 = end_7 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2564 = t2563 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2565 = t2564 - number_14;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_11 = t2565 << 5u;
#line 214 "fa-kernels/src/attention/block_walk.rs"
                    u32 t2567;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2567) : "r"(whole_10), "r"(holder_8));
#line 214 "fa-kernels/src/attention/block_walk.rs"
                    u32 rest_5 = t2567;
                    while (true) {
#line 215 "fa-kernels/src/attention/block_walk.rs"
                        const bool t2568 = rest_5 != 0u;
                        if (!t2568) break;
#line 216 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_8;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_8) : "r"(rest_5));
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t2570 = 1u << bit_8;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t2571 = rest_5 ^ t2570;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        rest_5 = t2571;
                        const u32 t2572 = first_11 + bit_8;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        block_5 = t2572;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t2573 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t2573) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2574 = passed_2 + count_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2575 = t2574 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2576 = t2575 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2577 = t10 + t2576;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2578 = t2574 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2579 = t2578 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2577), "r"(t2579) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t2580 = t1391 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t2581 = t2580 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t2582 = smem_1 + t2581;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2583 = t2574 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2584 = t2583 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2585 = t8 + t2584;
                        const u32 t2586 = t2582 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2587 = t2585 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2588 = t2586 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2589 = (u64)t2588;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2590 = t2589 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2591 = t2587 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2592 = (u64)t2591;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2593 = t2592 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2594 = t2586 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2595 = (u64)t2594;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2596 = t2595 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2597 = t2587 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2598 = (u64)t2597;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2599 = t2598 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2600 = t2586 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2601 = (u64)t2600;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2602 = t2601 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2603 = t2587 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2604 = (u64)t2603;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2605 = t2604 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2606 = t2586 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2607 = (u64)t2606;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2608 = t2607 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2609 = t2587 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2610 = (u64)t2609;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2611 = t2610 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2612 = t2586 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2613 = (u64)t2612;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2614 = t2613 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2615 = t2587 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2616 = (u64)t2615;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2617 = t2616 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2618 = t2586 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2619 = (u64)t2618;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2620 = t2619 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2621 = t2587 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2622 = (u64)t2621;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2623 = t2622 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2624 = t2586 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2625 = (u64)t2624;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2626 = t2625 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2627 = t2587 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2628 = (u64)t2627;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2629 = t2628 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2630 = t2586 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2631 = (u64)t2630;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2632 = t2631 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2633 = t2587 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2634 = (u64)t2633;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2635 = t2634 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2590), "l"(t2593), "l"(t2596), "l"(t2599), "l"(t2602), "l"(t2605), "l"(t2608), "l"(t2611), "l"(t2614), "l"(t2617), "l"(t2620), "l"(t2623), "l"(t2626), "l"(t2629), "l"(t2632), "l"(t2635) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2636 = count_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2637 = passed_2 + t2636;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2638 = t2637 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2639 = t2638 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2640 = t2639 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2641 = t10 + t2640;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2642 = t2637 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2643 = t2642 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2641), "r"(t2643) : "memory");
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
                        const u32 t2644 = t2637 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2645 = t2644 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2646 = t9 + t2645;
                        const u32 t2647 = t2646 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2648 = t2647 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2649 = (u64)t2648;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2650 = t2649 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2651 = t2647 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2652 = (u64)t2651;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2653 = t2652 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2654 = t2647 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2655 = (u64)t2654;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2656 = t2655 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2657 = t2647 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2658 = (u64)t2657;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2659 = t2658 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t2650), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t2653), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t2656), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t2659) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t2660 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t2661 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next_2 = t2660 ? 0u : t2661;
                        const u32 t2663 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t2663) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2664 = passed_2 + count_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2665 = t2664 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2666 = t2665 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2667 = t2666 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2668 = t10 + t2667;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2669 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2669) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2668) : "memory");
                        }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2670 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t2670));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2672;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2672) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t2672;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2673 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t2673));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2675;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2675) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t2675;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2676 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t2676));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2678;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2678) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t2678;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2679 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t2679));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2681;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2681) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t2681;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2682 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t2682));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2684;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2684) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t2684;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2685 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t2685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2687;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2687) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t2687;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2688 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t2688));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2690;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2690) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t2690;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2691 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t2691));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2693;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2693) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t2693;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2694 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t2694));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2696;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2696) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t2696;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2697 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t2697));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2699;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2699) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t2699;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2700 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t2700));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2702;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2702) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t2702;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2703 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t2703));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2705;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2705) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t2705;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2706 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t2706));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2708;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2708) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t2708;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2709 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t2709));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2711;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2711) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t2711;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2712 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t2712));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2714;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2714) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t2714;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2715 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t2715));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2717;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2717) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t2717;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2718 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2719 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2720 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2721 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2722 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2723 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2724 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2725 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2726 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t2726));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2728;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2728) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t2728;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2729 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t2729));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2731;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2731) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t2731;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2732 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t2732));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2734;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2734) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t2734;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2735 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t2735));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2737;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2737) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t2737;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2738 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t2738));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2740;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2740) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t2740;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2741 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t2741));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2743;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2743) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t2743;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2744 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t2744));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2746;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2746) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t2746;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2747 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t2747));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2749;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2749) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t2749;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2750 = t2718 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2751 = t2719 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2752 = t2720 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2753 = t2721 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2754 = t2722 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2755 = t2723 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2756 = t2724 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2757 = t2725 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2758 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t2758));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2760;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2760) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t2760;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2761 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t2761));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2763;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2763) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t2763;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2764 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t2764));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2766;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2766) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t2766;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2767 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t2767));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2769;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2769) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t2769;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2770 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t2770));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2772;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2772) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t2772;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2773 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t2773));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2775;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2775) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t2775;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2776 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t2776));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2778;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2778) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t2778;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2779 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t2779));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2781;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2781) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t2781;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2782 = t2750 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2783 = t2751 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2784 = t2752 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2785 = t2753 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2786 = t2754 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2787 = t2755 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2788 = t2756 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2789 = t2757 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2790 = t2782 + t2783;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2791 = t2786 + t2787;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_5 = t2790 + t2791;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2793 = t2784 + t2785;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2794 = t2788 + t2789;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_6 = t2793 + t2794;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2796 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2796;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2797 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2797;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                        const u32 t2798 = count_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2799 = passed_2 + t2798;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2800 = t2799 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2801 = t2800 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2802 = t2801 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2803 = t10 + t2802;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2804 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2804) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2803) : "memory");
                        }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2805;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2805) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2806;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2806) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2807;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2807) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2808;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2808) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2809;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2809) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2810;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2810) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2811;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2811) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2812;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2812) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2813;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2813) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2814;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2814) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2815;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2815) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2816;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2816) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2817;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2817) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2818;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2818) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2819;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2819) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2820;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2820) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t2805;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t2806;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t2807;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t2808;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t2809;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t2810;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t2811;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t2812;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t2813;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t2814;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t2815;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t2816;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t2817;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t2818;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t2819;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t2820;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2821 = count_4 + 1u;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        count_4 = t2821;
                    }
                }
            }
#line 252 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 count_5 = count_4;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2824 = t1391 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2825 = t2824 + 16u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2826 = t2825 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2827 = t10 + t2826;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2828 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2828) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2827) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2829 = count_5 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2830 = passed_2 + t2829;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2831 = t2830 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2832 = t2831 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2833 = t2832 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2834 = t10 + t2833;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2835 = t2830 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2836 = t2835 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2834), "r"(t2836) : "memory");
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
            const u32 t2837 = t2830 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2838 = t2837 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2839 = t9 + t2838;
            const u32 t2840 = t2839 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2841 = t2840 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2842 = (u64)t2841;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2843 = t2842 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2844 = t2840 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2845 = (u64)t2844;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2846 = t2845 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2847 = t2840 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2848 = (u64)t2847;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2849 = t2848 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2850 = t2840 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2851 = (u64)t2850;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2852 = t2851 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2843), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2846), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2849), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2852) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2853 = count_5 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2854 = passed_2 + t2853;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2855 = t2854 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2856 = t2855 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2857 = t2856 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2858 = t10 + t2857;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2859 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2859) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2858) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + count_5;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2861 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2862 = t1214 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 warp_2 = t2861 + t2862;
            const bool first_12 = t1242 == 0u;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small = row_sum < 1099511600000.0f;
            const bool doubts = !is_small;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_2 = row_sum_2 < 1099511600000.0f;
            const bool doubts_2 = !is_small_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t2869 = doubts | doubts_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool misplaced = __any_sync(0xffffffffu, t2869);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2871 = first_12 & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2872 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2873 = t2871 & t2872;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2873) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2874 = t85 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2875 = count_3 & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2876 = t2875 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2877 = t2874 + t2876;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2878 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2879 = t2877 + t2878;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2879), "f"(1e-45f) : "memory");
            }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2880 = t1242 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2881 = t2880 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool own = t2881 != 0u;
            const bool t2883 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2884 = first_12 & t2883;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2885 = t2884 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2886;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2886) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_14 = row_sum + t2886;
            f32 t2888;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2888) : "f"(pair_14));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2889 = pair_14 + t2888;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2889;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2890;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2890) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_15 = row_sum_2 + t2890;
            f32 t2892;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2892) : "f"(pair_15));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2893 = pair_15 + t2892;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2893;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2894 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2895;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2895) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2894 ? 0.0f : t2895;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2897 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t2897;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2898 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2898;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2899 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2899;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2900 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2900;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2901 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2901;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2902 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2902;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2903 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2903;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2904 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2904;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2905 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2905;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2906 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2906;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2907 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2907;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2908 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2908;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2909 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2909;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2910 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2910;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2911 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2911;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2912 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2912;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2913 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2913;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2914 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2914;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2915 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2915;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2916 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2916;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2917 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2917;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2918 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2918;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2919 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2919;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2920 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2920;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2921 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2921;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2922 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2922;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2923 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2923;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2924 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2924;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2925 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2925;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2926 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2926;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2927 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2927;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2928 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2928;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2929 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2930;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2930) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2929 ? 0.0f : t2930;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2932 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2932;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2933 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2933;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2934 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2934;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2935 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2935;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2936 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2936;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2937 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2937;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2938 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2938;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2939 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2939;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2940 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2940;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2941 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2941;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2942 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2942;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2943 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2943;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2944 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2944;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2945 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2945;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2946 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2946;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2947 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2947;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2948 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2948;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2949 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2949;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2950 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2950;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2951 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2951;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2952 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2952;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2953 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2953;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2954 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2954;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2955 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2955;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2956 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2956;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2957 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2957;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2958 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2958;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2959 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2959;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2960 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2960;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2961 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2961;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2962 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2962;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2963 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2963;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t2964 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2964) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2965 = t1391 & 3u;
            const u32 t2966 = t1212 + 8192u;
            u32 t2967;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2967) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2968;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2968) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2969;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2969) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2970;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2970) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2971;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2971) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2972;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2972) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2973;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2973) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2974;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2974) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2975;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2975) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2976;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2976) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2977;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2977) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2978;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2978) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2979;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2979) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2980;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2980) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2981;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2981) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2982;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2982) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2983;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2983) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2984;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2984) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2985;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2985) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2986) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2987;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2987) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2988;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2988) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2989;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2989) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2990;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2990) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2991;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2991) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2992;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2992) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2993;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2993) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2994;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2994) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2995;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2995) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2996) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2997;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2997) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2998) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2999 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3000 = t1214 + t2999;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3001 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3002 = t3000 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3003 = t3001 ^ t3002;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3004 = t3000 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3005 = t3003 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3006 = t3004 + t3005;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3007 = t1212 + t3006;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3007), "r"(t2967), "r"(t2968), "r"(t2969), "r"(t2970) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3008 = t3006 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3009 = t1212 + t3008;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3009), "r"(t2971), "r"(t2972), "r"(t2973), "r"(t2974) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3010 = t3006 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3011 = t1212 + t3010;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3011), "r"(t2975), "r"(t2976), "r"(t2977), "r"(t2978) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3012 = t3006 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3013 = t1212 + t3012;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3013), "r"(t2979), "r"(t2980), "r"(t2981), "r"(t2982) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3014 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3015 = t1214 + t3014;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3016 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3017 = t3015 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3018 = t3016 ^ t3017;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3019 = t3015 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3020 = t3018 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3021 = t3019 + t3020;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3022 = t2966 + t3021;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3022), "r"(t2983), "r"(t2984), "r"(t2985), "r"(t2986) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3023 = t3021 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3024 = t2966 + t3023;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3024), "r"(t2987), "r"(t2988), "r"(t2989), "r"(t2990) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3025 = t3021 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3026 = t2966 + t3025;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3026), "r"(t2991), "r"(t2992), "r"(t2993), "r"(t2994) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3027 = t3021 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3028 = t2966 + t3027;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3028), "r"(t2995), "r"(t2996), "r"(t2997), "r"(t2998) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3029 = t1232 + t1215;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3029 + t1214;
            const bool t3031 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3031) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2885) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3032 = t1214 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3033 = t1212 + t3032;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3033), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t1235) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3034 = t1212 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3035 = t1214 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3036 = t3034 + t3035;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3036), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t1235) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
            }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2885) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3037 = (u64)t1235;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3038 = t3037 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3039 = t3038 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3040 = lse + t3039;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3041 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3042 = t3041 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3043 = t3042 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3044 = t3040 + t3043;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3045 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3046 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t3047 = t3046 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t3047) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3048 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t3048;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t3051 = (u64)row * t3045;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3052 = t3051 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3053 = t3044 + t3052;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3054;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3054) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3055 = reference + t3054;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t3055 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t3057 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3058 = t3057 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3053), "f"(t3058) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3059 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3060 = first_row + t3059;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t3060 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t3063 = (u64)row_2 * t3045;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3064 = t3063 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3065 = t3044 + t3064;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t3066;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3066) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3067 = reference_2 + t3066;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t3067 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t3069 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3070 = t3069 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3065), "f"(t3070) : "memory");
                    }
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t3071;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3071) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t3072 = t3071 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t3072) {
                const u32 t3073 = t85 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3073) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3074 = count_3 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_3 = t3074;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3075 = count_3 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t3075) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_28 = count_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3077 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3078 = slot_28 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3079 = t3077 + t3078;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3080;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3080) : "r"(t3079) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3081;
            asm("mov.b32 %0, %1;" : "=r"(t3081) : "f"(t3080));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3082;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3082) : "r"(t3081));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3082;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3084 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3084) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3085 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3085) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
