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
    const u64 cu_seqlens_q /* u32 */,
    const u64 cu_seqlens_q_stride0,
    const u64 cu_seqlens_q_stride1,
    const u64 cu_seqlens_q_stride2,
    const u64 cu_seqlens_q_stride3,
    const u64 cu_seqlens_k /* u32 */,
    const u64 cu_seqlens_k_stride0,
    const u64 cu_seqlens_k_stride1,
    const u64 cu_seqlens_k_stride2,
    const u64 cu_seqlens_k_stride3,
    const u32 least_queries,
    const u32 most_queries,
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
    const u32 t7 = smem_1 + 32768u;
    const u32 t8 = t7 + 32768u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 73728u;
    const u32 t10 = t9 + 73728u;
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
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
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
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t107;
                asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t107) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t108;
                asm("mov.b32 %0, %1;" : "=r"(t108) : "f"(t107));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t109;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t109) : "r"(t108));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t110;
                asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t110) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t111;
                asm("mov.b32 %0, %1;" : "=r"(t111) : "f"(t110));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t112;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t112) : "r"(t111));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t113;
                asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t113) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t114;
                asm("mov.b32 %0, %1;" : "=r"(t114) : "f"(t113));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t115;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t115) : "r"(t114));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t116;
                asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t116) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t117;
                asm("mov.b32 %0, %1;" : "=r"(t117) : "f"(t116));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t118;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t118) : "r"(t117));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t119 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t120 = tile & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t121 = t120 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t122 = t119 + t121;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t123;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t123) : "r"(t122) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t124;
                asm("mov.b32 %0, %1;" : "=r"(t124) : "f"(t123));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t125;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t125) : "r"(t124));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t126;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t126) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t127 = t126 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t127) {
                    const u32 t128 = t85 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t128) : "memory");
                }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t129 = t118 + 95u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t130 = t129 / 96u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t130 > 1u ? t130 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t132 = t118 / 96u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t132 < end ? t132 : end;
                const u32 t134 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t134 < end ? t134 : end;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const bool t136 = t125 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_2 = t136 ? masked_right : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t139 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t139 & 3u;
                const u32 t141 = slot_3 + 16u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t141 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t10 + t142;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t139 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t144 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t145 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t143), "r"(t146) : "memory");
                const u32 t147 = slot_3 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = t147 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t10 + t148;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t150 = slot_3 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t151 = smem_1 + t150;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t152;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t152) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t153 = t152 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t153) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t149) : "memory");
                    const u32 t154 = 1073741824u - t115;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t154 + t103;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t109 + t115;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t151), "l"(q), "r"(t149), "r"(0u), "r"(index), "r"(t155), "r"(t156), "r"(1073741824u) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = t151 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t157), "l"(q), "r"(t149), "r"(64u), "r"(index), "r"(t155), "r"(t156), "r"(1073741824u) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t158 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t159 = t158 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t159 & 3u;
                const u32 t161 = slot_4 + 16u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t161 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = t10 + t162;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t164 = t159 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t165 = t164 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t166 = t165 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t163), "r"(t166) : "memory");
                const u32 t167 = slot_4 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = t167 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t10 + t168;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t170 = t103 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t171 = slot_4 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t172 = smem_1 + t171;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t173;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t173) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t174 = t173 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t174) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t169) : "memory");
                    const u32 t175 = 1073741824u - t115;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t175 + t170;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = t109 + t115;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t172), "l"(q), "r"(t169), "r"(0u), "r"(index), "r"(t176), "r"(t177), "r"(1073741824u) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t178 = t172 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t178), "l"(q), "r"(t169), "r"(64u), "r"(index), "r"(t176), "r"(t177), "r"(1073741824u) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed % 3u;
                const u32 t180 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t10 + t180;
                const u32 t182 = slot_5 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t183 = t182 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = t10 + t183;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t185 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t187 = t186 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t184), "r"(t187) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t188 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t189 = t188 * 96u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t190 = slot_5 * 24576u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t191 = t8 + t190;
                u32 t192;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t192) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t193 = t192 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t193) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t181) : "memory");
                    const u32 t194 = 1073741824u - t118;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t195 = t194 + t189;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t196 = t112 + t118;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t191), "l"(k), "r"(t181), "r"(0u), "r"(t138), "r"(t195), "r"(t196), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t197 = t191 + 12288u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t197), "l"(k), "r"(t181), "r"(64u), "r"(t138), "r"(t195), "r"(t196), "r"(1073741824u) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed % 3u;
                const u32 t199 = slot_6 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t200 = t199 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t201 = t10 + t200;
                const u32 t202 = slot_6 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = t202 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t204 = t10 + t203;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t205 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t206 = t205 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t207 = t206 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t204), "r"(t207) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t208 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t209 = t208 * 96u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t210 = slot_6 * 24576u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t211 = t9 + t210;
                u32 t212;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t212) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t213 = t212 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t213) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t201) : "memory");
                    const u32 t214 = 1073741824u - t118;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t215 = t214 + t209;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t216 = t112 + t118;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t211), "l"(v), "r"(t201), "r"(0u), "r"(t138), "r"(t215), "r"(t216), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t217 = t211 + 12288u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t217), "l"(v), "r"(t201), "r"(64u), "r"(t138), "r"(t215), "r"(t216), "r"(1073741824u) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t218 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t218 % 3u;
                    const u32 t220 = slot_7 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t221 = t10 + t220;
                    const u32 t222 = slot_7 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t223 = t222 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t224 = t10 + t223;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t225 = t218 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t226 = t225 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t227 = t226 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t224), "r"(t227) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t228 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t229 = t228 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t230 = t229 * 96u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t231 = slot_7 * 24576u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t232 = t8 + t231;
                    u32 t233;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t233) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t234 = t233 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t234) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t221) : "memory");
                        const u32 t235 = 1073741824u - t118;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t236 = t235 + t230;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t237 = t112 + t118;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t232), "l"(k), "r"(t221), "r"(0u), "r"(t138), "r"(t236), "r"(t237), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t238 = t232 + 12288u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t238), "l"(k), "r"(t221), "r"(64u), "r"(t138), "r"(t236), "r"(t237), "r"(1073741824u) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t239 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t239 % 3u;
                    const u32 t241 = slot_8 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t242 = t241 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t243 = t10 + t242;
                    const u32 t244 = slot_8 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t245 = t244 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t246 = t10 + t245;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t247 = t239 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t248 = t247 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t249 = t248 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t246), "r"(t249) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t250 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t251 = t250 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t252 = t251 * 96u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t253 = slot_8 * 24576u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t254 = t9 + t253;
                    u32 t255;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t255) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t256 = t255 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t256) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t243) : "memory");
                        const u32 t257 = 1073741824u - t118;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t258 = t257 + t252;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t259 = t112 + t118;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t254), "l"(v), "r"(t243), "r"(0u), "r"(t138), "r"(t258), "r"(t259), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t260 = t254 + 12288u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t260), "l"(v), "r"(t243), "r"(64u), "r"(t138), "r"(t258), "r"(t259), "r"(1073741824u) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t261 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t261;
                const u32 t262 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t262;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t263 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t263) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_9 = tile & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t265 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t266 = slot_9 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t267 = t265 + t266;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t268;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t268) : "r"(t267) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t269;
                asm("mov.b32 %0, %1;" : "=r"(t269) : "f"(t268));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t270;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t270) : "r"(t269));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t270;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t272 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t272) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < batch; i_2 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_2 + lane;
                const u32 t274 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t275 = batch_2 < t274 ? batch_2 : t274;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t275 + 1u;
                const u64 t277 = (u64)t275;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t278 = t277 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t279 = t278 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t280 = cu_seqlens_q + t279;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t280) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t282 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t283 = t282 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t284 = t283 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t285 = cu_seqlens_q + t284;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                u32 t286;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t286) : "l"(t285) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u32 queries = t286 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t288 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t289 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t290 = t288 & t289;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t290 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t292 = (u64)t275;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t293 = t292 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t294 = t293 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t295 = cu_seqlens_k + t294;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                u32 first;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t295) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t297 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t298 = t297 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t299 = t298 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t300 = cu_seqlens_k + t299;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                u32 t301;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t301) : "l"(t300) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_k_2 = t301 - first;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t303 = seq_q_2 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t303 >> 7u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t305 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t306 = t305 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t307 = count + t306;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t307;
            }
            f32 t308;
            asm("mov.b32 %0, %1;" : "=f"(t308) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t309;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t309) : "f"(t308));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t310;
            asm("mov.b32 %0, %1;" : "=r"(t310) : "f"(t309));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t311 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t312 = t311 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t313 = t312 ? t310 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t314 = count + t313;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t315 = count + t310;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t316;
            asm("mov.b32 %0, %1;" : "=f"(t316) : "r"(t315));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t317;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t317) : "f"(t316));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t318;
            asm("mov.b32 %0, %1;" : "=r"(t318) : "f"(t317));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t319 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t320 = t319 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t321 = t320 ? t318 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t322 = t314 + t321;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t323 = t315 + t318;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t324;
            asm("mov.b32 %0, %1;" : "=f"(t324) : "r"(t323));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t325;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t325) : "f"(t324));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t326;
            asm("mov.b32 %0, %1;" : "=r"(t326) : "f"(t325));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t327 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t328 = t327 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t329 = t328 ? t326 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t330 = t322 + t329;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t331 = t323 + t326;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t332;
            asm("mov.b32 %0, %1;" : "=f"(t332) : "r"(t331));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t333;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t333) : "f"(t332));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t334;
            asm("mov.b32 %0, %1;" : "=r"(t334) : "f"(t333));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t335 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t336 = t335 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t337 = t336 ? t334 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t338 = t330 + t337;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t339 = t331 + t334;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t340;
            asm("mov.b32 %0, %1;" : "=f"(t340) : "r"(t339));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t341;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t341) : "f"(t340));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t342;
            asm("mov.b32 %0, %1;" : "=r"(t342) : "f"(t341));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t343 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t344 = t343 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t345 = t344 ? t342 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t346 = t338 + t345;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t347 = t339 + t342;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t348;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t348) : "r"(t347));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t348 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t350 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t350;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t351 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t351;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t352 = most != 0u;
                if (!t352) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t353 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t354 = t353 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t354;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t356 = least < 96u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t356 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < batch; i_3 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_3 + lane;
                    const u32 t359 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t360 = batch_3 < t359 ? batch_3 : t359;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t360 + 1u;
                    const u64 t362 = (u64)t360;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t363 = t362 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t364 = t363 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t365 = cu_seqlens_q + t364;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t365) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t367 = (u64)next_2;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t368 = t367 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t369 = t368 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t370 = cu_seqlens_q + t369;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    u32 t371;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t371) : "l"(t370) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t371 - first_query_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t373 = least_queries <= queries_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t374 = queries_2 <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t375 = t373 & t374;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t375 ? queries_2 : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t377 = (u64)t360;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t378 = t377 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t379 = t378 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t380 = cu_seqlens_k + t379;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t380) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t382 = (u64)next_2;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t383 = t382 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t384 = t383 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t385 = cu_seqlens_k + t384;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    u32 t386;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t386) : "l"(t385) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_k_3 = t386 - first_2;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_4 = seq_k_3 < seq_k ? seq_k_3 : seq_k;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t389 = seq_q_3 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t389 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t391 = seq_k_4 < least_2;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t391 ? tiles : 0u;
                    const bool t393 = least_2 == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t394 = t393 ? 0u : reaching;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t394 < tiles ? t394 : tiles;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t396 = seq_q_3 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t396 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t398 = seq_k_4 < most;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t398 ? tiles_2 : 0u;
                    const bool t400 = most == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t401 = t400 ? 0u : reaching_2;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_2 = t401 < tiles_2 ? t401 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t403 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t404 = end_2 - first_3;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t403 ? t404 : 0u;
                    const u32 t406 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t407;
                    asm("mov.b32 %0, %1;" : "=f"(t407) : "r"(t406));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t408;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t408) : "f"(t407));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t409;
                    asm("mov.b32 %0, %1;" : "=r"(t409) : "f"(t408));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t410 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t411 = t410 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t412 = t411 ? t409 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t413 = t406 + t412;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t414 = t406 + t409;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t415;
                    asm("mov.b32 %0, %1;" : "=f"(t415) : "r"(t414));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t416;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t416) : "f"(t415));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t417;
                    asm("mov.b32 %0, %1;" : "=r"(t417) : "f"(t416));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t418 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t419 = t418 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t420 = t419 ? t417 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t421 = t413 + t420;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t422 = t414 + t417;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t423;
                    asm("mov.b32 %0, %1;" : "=f"(t423) : "r"(t422));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t424;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t424) : "f"(t423));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t425;
                    asm("mov.b32 %0, %1;" : "=r"(t425) : "f"(t424));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t426 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t427 = t426 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t428 = t427 ? t425 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t429 = t421 + t428;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t430 = t422 + t425;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t431;
                    asm("mov.b32 %0, %1;" : "=f"(t431) : "r"(t430));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t432;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t432) : "f"(t431));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t433;
                    asm("mov.b32 %0, %1;" : "=r"(t433) : "f"(t432));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t434 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t435 = t434 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t436 = t435 ? t433 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t437 = t429 + t436;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t438 = t430 + t433;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t439;
                    asm("mov.b32 %0, %1;" : "=f"(t439) : "r"(t438));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t440;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t440) : "f"(t439));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t441;
                    asm("mov.b32 %0, %1;" : "=r"(t441) : "f"(t440));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t442 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t443 = t442 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t444 = t443 ? t441 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t445 = t437 + t444;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t446 = t438 + t441;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t447;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t447) : "r"(t446));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_3 = before + t447;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t449 = index_2 < end_3;
                        if (!t449) break;
                        const u32 t450 = index_2 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t451 = t445 - t406;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t450 - t451;
                        const bool t453 = nth < t406;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t453) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t455 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t456 = t455 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t457 = first_3 + t456;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t457 << 7u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 slot_10 = round & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t461 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t462 = slot_10 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t461 + t462;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t464;
                            asm("mov.b32 %0, %1;" : "=f"(t464) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t464) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t465;
                            asm("mov.b32 %0, %1;" : "=f"(t465) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t465) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t466;
                            asm("mov.b32 %0, %1;" : "=f"(t466) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t466) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t467;
                            asm("mov.b32 %0, %1;" : "=f"(t467) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t467) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t468;
                            asm("mov.b32 %0, %1;" : "=f"(t468) : "r"(first_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t468) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t469;
                            asm("mov.b32 %0, %1;" : "=f"(t469) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t469) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t470;
                            asm("mov.b32 %0, %1;" : "=f"(t470) : "r"(seq_k_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t470) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t471 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t472 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t473 = t472 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t474 = t471 + t473;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t474), "f"(0.0f) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t475;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t475) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t476 = t475 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t476) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t477 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t477;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t478 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t479 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t480 = t479 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t478), "r"(t480) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t481 = t85 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t482 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t483 = t482 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 verdict = t481 + t483;
                        const bool t485 = lane < 16u;
                        u32 merged = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t485) {
                            const u32 t486 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t487 = verdict + t486;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t488;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t488) : "r"(t487) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t489;
                            asm("mov.b32 %0, %1;" : "=r"(t489) : "f"(t488));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            merged = t489;
                        } else {
                            merged = 0u;
                        }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 word = merged;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool distrusted = word != 0u;
                        const bool t491 = __any_sync(0xffffffffu, distrusted);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 merged_2 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t491) {
                            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                            const bool t492 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            if (t492) {
                                const u32 t493 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t494 = verdict + t493;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t494), "f"(0.0f) : "memory");
                            }
                            const u32 t495 = word << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t496;
                            asm("mov.b32 %0, %1;" : "=f"(t496) : "r"(t495));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t497;
                            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t497) : "f"(t496));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t498;
                            asm("mov.b32 %0, %1;" : "=r"(t498) : "f"(t497));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t499 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const bool t500 = t499 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t501 = t500 ? t498 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t502 = t495 + t501;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t503 = t495 + t498;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t504;
                            asm("mov.b32 %0, %1;" : "=f"(t504) : "r"(t503));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t505;
                            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t505) : "f"(t504));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t506;
                            asm("mov.b32 %0, %1;" : "=r"(t506) : "f"(t505));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t507 = lane & 2u;
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
                            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t513) : "f"(t512));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t514;
                            asm("mov.b32 %0, %1;" : "=r"(t514) : "f"(t513));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t515 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const bool t516 = t515 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t517 = t516 ? t514 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t518 = t510 + t517;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t519 = t511 + t514;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t520;
                            asm("mov.b32 %0, %1;" : "=f"(t520) : "r"(t519));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t521;
                            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t521) : "f"(t520));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t522;
                            asm("mov.b32 %0, %1;" : "=r"(t522) : "f"(t521));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t523 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const bool t524 = t523 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t525 = t524 ? t522 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t526 = t518 + t525;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t527 = t519 + t522;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t528;
                            asm("mov.b32 %0, %1;" : "=f"(t528) : "r"(t527));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t529;
                            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t529) : "f"(t528));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t530;
                            asm("mov.b32 %0, %1;" : "=r"(t530) : "f"(t529));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t531 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const bool t532 = t531 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t533 = t532 ? t530 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t534 = t526 + t533;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t535 = t527 + t530;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t536;
                            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t536) : "r"(t535));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            merged_2 = t536;
                        } else {
                            merged_2 = 0u;
                        }
#line 150 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 warps = merged_2;
                        while (true) {
#line 151 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const bool t537 = warps != 0u;
                            if (!t537) break;
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 slot_11 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t539 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t540 = slot_11 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t541 = t539 + t540;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t542;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t542) : "r"(t541) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t543;
                            asm("mov.b32 %0, %1;" : "=r"(t543) : "f"(t542));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 head;
                            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t543));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 slot_12 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t546 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t547 = slot_12 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 from_2 = t546 + t547;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t549;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t549) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t550;
                            asm("mov.b32 %0, %1;" : "=r"(t550) : "f"(t549));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 words_3;
                            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_3) : "r"(t550));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t552;
                            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t552) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t553;
                            asm("mov.b32 %0, %1;" : "=r"(t553) : "f"(t552));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 words_4;
                            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_4) : "r"(t553));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t555;
                            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t555) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t556;
                            asm("mov.b32 %0, %1;" : "=r"(t556) : "f"(t555));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 words_5;
                            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_5) : "r"(t556));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t558;
                            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t558) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t559;
                            asm("mov.b32 %0, %1;" : "=r"(t559) : "f"(t558));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 words_6;
                            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_6) : "r"(t559));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t561;
                            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t561) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t562;
                            asm("mov.b32 %0, %1;" : "=r"(t562) : "f"(t561));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 words_7;
                            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_7) : "r"(t562));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t564;
                            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t564) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t565;
                            asm("mov.b32 %0, %1;" : "=r"(t565) : "f"(t564));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 words_8;
                            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_8) : "r"(t565));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t567 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t568 = round_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t569 = t568 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t570 = t567 + t569;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t571;
                            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t571) : "r"(t570) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t572;
                            asm("mov.b32 %0, %1;" : "=r"(t572) : "f"(t571));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 t573;
                            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t573) : "r"(t572));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                            u32 t574;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t574) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const bool t575 = t574 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            if (t575) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 slot_13 = round_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t577 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t578 = slot_13 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 to_2 = t577 + t578;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t580;
                                asm("mov.b32 %0, %1;" : "=f"(t580) : "r"(head));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t580) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t581;
                                asm("mov.b32 %0, %1;" : "=f"(t581) : "r"(words_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t581) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t582;
                                asm("mov.b32 %0, %1;" : "=f"(t582) : "r"(words_4));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t582) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t583;
                                asm("mov.b32 %0, %1;" : "=f"(t583) : "r"(words_5));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to_2), "f"(t583) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t584;
                                asm("mov.b32 %0, %1;" : "=f"(t584) : "r"(words_6));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to_2), "f"(t584) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t585;
                                asm("mov.b32 %0, %1;" : "=f"(t585) : "r"(words_7));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to_2), "f"(t585) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t586;
                                asm("mov.b32 %0, %1;" : "=f"(t586) : "r"(words_8));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to_2), "f"(t586) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t587 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t588 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t589 = t588 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t590 = t587 + t589;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t590), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t591 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t592 = round_2 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t593 = t592 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t594 = t591 + t593;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t595;
                                asm("mov.b32 %0, %1;" : "=f"(t595) : "r"(warps));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t594), "f"(t595) : "memory");
                            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                            u32 t596;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t596) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const bool t597 = t596 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            if (t597) {
                                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t598 = round_2 + 1u;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            round_2 = t598;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t599 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t600 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t601 = t600 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t599), "r"(t601) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t602 = t85 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t603 = round_2 & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t604 = t603 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 verdict_2 = t602 + t604;
                            const bool t606 = lane < 16u;
                            u32 merged_3 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            if (t606) {
                                const u32 t607 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t608 = verdict_2 + t607;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t609;
                                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t609) : "r"(t608) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                u32 t610;
                                asm("mov.b32 %0, %1;" : "=r"(t610) : "f"(t609));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                merged_3 = t610;
                            } else {
                                merged_3 = 0u;
                            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 word_2 = merged_3;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const bool distrusted_2 = word_2 != 0u;
                            const bool t612 = __any_sync(0xffffffffu, distrusted_2);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            u32 merged_4 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            if (t612) {
                                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                                const bool t613 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                if (t613) {
                                    const u32 t614 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                    const u32 t615 = verdict_2 + t614;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t615), "f"(0.0f) : "memory");
                                }
                                const u32 t616 = word_2 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t617;
                                asm("mov.b32 %0, %1;" : "=f"(t617) : "r"(t616));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t618;
                                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t618) : "f"(t617));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                u32 t619;
                                asm("mov.b32 %0, %1;" : "=r"(t619) : "f"(t618));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t620 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const bool t621 = t620 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t622 = t621 ? t619 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t623 = t616 + t622;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t624 = t616 + t619;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t625;
                                asm("mov.b32 %0, %1;" : "=f"(t625) : "r"(t624));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t626;
                                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t626) : "f"(t625));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                u32 t627;
                                asm("mov.b32 %0, %1;" : "=r"(t627) : "f"(t626));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t628 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const bool t629 = t628 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t630 = t629 ? t627 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t631 = t623 + t630;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t632 = t624 + t627;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t633;
                                asm("mov.b32 %0, %1;" : "=f"(t633) : "r"(t632));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t634;
                                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t634) : "f"(t633));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                u32 t635;
                                asm("mov.b32 %0, %1;" : "=r"(t635) : "f"(t634));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t636 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const bool t637 = t636 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t638 = t637 ? t635 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t639 = t631 + t638;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t640 = t632 + t635;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t641;
                                asm("mov.b32 %0, %1;" : "=f"(t641) : "r"(t640));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t642;
                                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t642) : "f"(t641));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                u32 t643;
                                asm("mov.b32 %0, %1;" : "=r"(t643) : "f"(t642));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t644 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const bool t645 = t644 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t646 = t645 ? t643 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t647 = t639 + t646;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t648 = t640 + t643;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t649;
                                asm("mov.b32 %0, %1;" : "=f"(t649) : "r"(t648));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                f32 t650;
                                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t650) : "f"(t649));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                u32 t651;
                                asm("mov.b32 %0, %1;" : "=r"(t651) : "f"(t650));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t652 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const bool t653 = t652 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t654 = t653 ? t651 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t655 = t647 + t654;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                const u32 t656 = t648 + t651;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                u32 t657;
                                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t657) : "r"(t656));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                                merged_4 = t657;
                            } else {
                                merged_4 = 0u;
                            }
#line 155 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            warps = merged_4;
                        }
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t659 = lane == 0u;
                        u32 merged_5 = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t659) {
                            const u32 t660 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t661;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t661) : "l"(claims), "r"(t660) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged_5 = t661;
                        } else {
                            merged_5 = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged_5;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t662 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t663;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t663) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t664 = t662 + t663;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t664;
                    }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    before = end_3;
                }
#line 123 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                most = least_2;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last = round_3 - 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t668 = t85 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t669 = last & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t668), "r"(t669) : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t670 = t85 + 88u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t671 = last & 1u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t672 = t671 * 80u;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t670 + t672;
            const bool t674 = lane < 16u;
            u32 merged_6 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t674) {
                const u32 t675 = lane << 2u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t676 = verdict_3 + t675;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t677;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t677) : "r"(t676) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t678;
                asm("mov.b32 %0, %1;" : "=r"(t678) : "f"(t677));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t678;
            } else {
                merged_6 = 0u;
            }
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t680 = __any_sync(0xffffffffu, distrusted_3);
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 252 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t680) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t681 = lane <= 16u;
#line 254 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t681) {
                    const u32 t682 = lane << 2u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t683 = verdict_3 + t682;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t683), "f"(0.0f) : "memory");
                }
                const u32 t684 = word_3 << lane;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t685;
                asm("mov.b32 %0, %1;" : "=f"(t685) : "r"(t684));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t686;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t686) : "f"(t685));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t687;
                asm("mov.b32 %0, %1;" : "=r"(t687) : "f"(t686));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t688 = lane & 1u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t689 = t688 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t690 = t689 ? t687 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t691 = t684 + t690;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t692 = t684 + t687;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t693;
                asm("mov.b32 %0, %1;" : "=f"(t693) : "r"(t692));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t694;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t694) : "f"(t693));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t695;
                asm("mov.b32 %0, %1;" : "=r"(t695) : "f"(t694));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t696 = lane & 2u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t697 = t696 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t698 = t697 ? t695 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t699 = t691 + t698;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t700 = t692 + t695;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t701;
                asm("mov.b32 %0, %1;" : "=f"(t701) : "r"(t700));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t702;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t702) : "f"(t701));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t703;
                asm("mov.b32 %0, %1;" : "=r"(t703) : "f"(t702));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t704 = lane & 4u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t705 = t704 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t706 = t705 ? t703 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t707 = t699 + t706;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t708 = t700 + t703;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t709;
                asm("mov.b32 %0, %1;" : "=f"(t709) : "r"(t708));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t710;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t710) : "f"(t709));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t711;
                asm("mov.b32 %0, %1;" : "=r"(t711) : "f"(t710));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t712 = lane & 8u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t713 = t712 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t714 = t713 ? t711 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t715 = t707 + t714;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t716 = t708 + t711;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t717;
                asm("mov.b32 %0, %1;" : "=f"(t717) : "r"(t716));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t718;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t718) : "f"(t717));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t719;
                asm("mov.b32 %0, %1;" : "=r"(t719) : "f"(t718));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t720 = lane & 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t721 = t720 != 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t722 = t721 ? t719 : 0u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t723 = t715 + t722;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t724 = t716 + t719;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t725;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t725) : "r"(t724));
#line 257 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t725;
            } else {
                merged_7 = 0u;
            }
#line 189 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t726 = warps_2 != 0u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t726) {
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_14 = last & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t728 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t729 = slot_14 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t730 = t728 + t729;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t731;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t731) : "r"(t730) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t732;
                asm("mov.b32 %0, %1;" : "=r"(t732) : "f"(t731));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_2;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t732));
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_15 = last & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t735 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t736 = slot_15 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_3 = t735 + t736;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t738;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t738) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t739;
                asm("mov.b32 %0, %1;" : "=r"(t739) : "f"(t738));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 words_9;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_9) : "r"(t739));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t741;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t741) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t742;
                asm("mov.b32 %0, %1;" : "=r"(t742) : "f"(t741));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 words_10;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_10) : "r"(t742));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t744;
                asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t744) : "r"(from_3) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t745;
                asm("mov.b32 %0, %1;" : "=r"(t745) : "f"(t744));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 words_11;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_11) : "r"(t745));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t747;
                asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t747) : "r"(from_3) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t748;
                asm("mov.b32 %0, %1;" : "=r"(t748) : "f"(t747));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 words_12;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_12) : "r"(t748));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t750;
                asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t750) : "r"(from_3) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t751;
                asm("mov.b32 %0, %1;" : "=r"(t751) : "f"(t750));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 words_13;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_13) : "r"(t751));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t753;
                asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t753) : "r"(from_3) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t754;
                asm("mov.b32 %0, %1;" : "=r"(t754) : "f"(t753));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 words_14;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(words_14) : "r"(t754));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t756 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t757 = last & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t758 = t757 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t759 = t756 + t758;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t760;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t760) : "r"(t759) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t761;
                asm("mov.b32 %0, %1;" : "=r"(t761) : "f"(t760));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t762;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t762) : "r"(t761));
#line 172 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t763;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t763) : );
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t764 = t763 == 1u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t764) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_16 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t766 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t767 = slot_16 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t766 + t767;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t769;
                    asm("mov.b32 %0, %1;" : "=f"(t769) : "r"(head_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t769) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t770;
                    asm("mov.b32 %0, %1;" : "=f"(t770) : "r"(words_9));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t770) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t771;
                    asm("mov.b32 %0, %1;" : "=f"(t771) : "r"(words_10));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t771) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t772;
                    asm("mov.b32 %0, %1;" : "=f"(t772) : "r"(words_11));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to_3), "f"(t772) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t773;
                    asm("mov.b32 %0, %1;" : "=f"(t773) : "r"(words_12));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to_3), "f"(t773) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t774;
                    asm("mov.b32 %0, %1;" : "=f"(t774) : "r"(words_13));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to_3), "f"(t774) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t775;
                    asm("mov.b32 %0, %1;" : "=f"(t775) : "r"(words_14));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to_3), "f"(t775) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t776 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t777 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t778 = t777 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t779 = t776 + t778;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t779), "f"(0.0f) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t780 = t85 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t781 = round_3 & 1u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t782 = t781 * 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t783 = t780 + t782;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t784;
                    asm("mov.b32 %0, %1;" : "=f"(t784) : "r"(warps_2));
#line 266 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t783), "f"(t784) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t785;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t785) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t786 = t785 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t786) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t787 = round_3 + 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t787;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t788 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t789 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t790 = t789 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t788), "r"(t790) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t791;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t791) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t792 = t791 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t792) {
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_17 = round_3 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t794 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t795 = slot_17 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t796 = t794 + t795;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t796), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t797;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t797) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t798 = t797 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t798) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t800 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t801 = t7 + t800;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t802 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t803 = t802 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t804 = index_3 << 6u;
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
#line 91 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count_2 = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t805 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t805) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_18 = count_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t807 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t808 = slot_18 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t809 = t807 + t808;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t810;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t810) : "r"(t809) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t811;
        asm("mov.b32 %0, %1;" : "=r"(t811) : "f"(t810));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t812;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t812) : "r"(t811));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t812;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t813 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t813) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t814 = index_4 != 4294967295u;
            if (!t814) break;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_19 = count_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t816 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t817 = slot_19 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_4 = t816 + t817;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t819;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t819) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t820;
            asm("mov.b32 %0, %1;" : "=r"(t820) : "f"(t819));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t821;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t821) : "r"(t820));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t822;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t822) : "r"(from_4) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t823;
            asm("mov.b32 %0, %1;" : "=r"(t823) : "f"(t822));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t824;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t824) : "r"(t823));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t825;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t825) : "r"(from_4) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t826;
            asm("mov.b32 %0, %1;" : "=r"(t826) : "f"(t825));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t827;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t827) : "r"(t826));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t828;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t828) : "r"(from_4) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t829;
            asm("mov.b32 %0, %1;" : "=r"(t829) : "f"(t828));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t830;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t830) : "r"(t829));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t831;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t831) : "r"(from_4) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t832;
            asm("mov.b32 %0, %1;" : "=r"(t832) : "f"(t831));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t833;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t833) : "r"(t832));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t834;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t834) : "r"(from_4) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t835;
            asm("mov.b32 %0, %1;" : "=r"(t835) : "f"(t834));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t836;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t836) : "r"(t835));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t837 = t85 + 88u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t838 = count_2 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t839 = t838 * 80u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t840 = t837 + t839;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t841;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t841) : "r"(t840) : "memory");
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t842;
            asm("mov.b32 %0, %1;" : "=r"(t842) : "f"(t841));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t843;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t843) : "r"(t842));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t844;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t844) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t845 = t844 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t845) {
                const u32 t846 = t85 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t846) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t847 = t836 + 95u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t848 = t847 / 96u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_4 = t848 > 1u ? t848 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t850 = t836 / 96u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t850 < end_4 ? t850 : end_4;
            const u32 t852 = end_4 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t852 < end_4 ? t852 : end_4;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const bool t854 = t843 == 0u;
#line 31 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_4 = t854 ? masked_right_3 : end_4;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t856 = count_2 << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t857 = t856 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t858 = t821 + t804;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t859 = t858 < t833;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t859) {
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
                const u32 t860 = t857 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t861 = t860 + 12u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t862 = t861 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t863 = t10 + t862;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t864 = t857 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t865 = t864 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t863), "r"(t865) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t866 = passed_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t867 = t866 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t868 = t10 + t867;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t869 = passed_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t870 = t869 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t868), "r"(t870) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t871 = t857 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t872 = t871 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t873 = smem_1 + t872;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t874 = passed_2 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t875 = t874 * 24576u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t876 = t8 + t875;
                const u32 t877 = t873 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t878 = t876 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t879 = t877 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t880 = (u64)t879;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t881 = t880 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t882 = t878 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t883 = (u64)t882;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t884 = t883 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t885 = t877 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t886 = (u64)t885;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t887 = t886 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t888 = t878 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t889 = (u64)t888;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t890 = t889 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t891 = t877 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t892 = (u64)t891;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t893 = t892 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t894 = t878 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t895 = (u64)t894;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t896 = t895 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t897 = t877 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t898 = (u64)t897;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t899 = t898 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t900 = t878 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t901 = (u64)t900;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t902 = t901 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t903 = t877 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t904 = (u64)t903;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t905 = t904 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t906 = t878 + 66304u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t907 = (u64)t906;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t908 = t907 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t909 = t877 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t910 = (u64)t909;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t911 = t910 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t912 = t878 + 66306u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t913 = (u64)t912;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t914 = t913 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t915 = t877 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t916 = (u64)t915;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t917 = t916 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t918 = t878 + 66308u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t919 = (u64)t918;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t920 = t919 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t921 = t877 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t922 = (u64)t921;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t923 = t922 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t924 = t878 + 66310u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t925 = (u64)t924;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t926 = t925 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48) : "l"(t881), "l"(t884), "l"(t887), "l"(t890), "l"(t893), "l"(t896), "l"(t899), "l"(t902), "l"(t905), "l"(t908), "l"(t911), "l"(t914), "l"(t917), "l"(t920), "l"(t923), "l"(t926) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t927 = passed_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t928 = t927 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t929 = t928 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t930 = t10 + t929;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t931 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t931) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t930) : "memory");
                }
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t932 = masked_right_4 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t932) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t933 = end_4 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key = t933 * 96u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t935 = t821 + t804;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t935 + t803;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t937 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t938 = t937 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = first_key + t938;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t940 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t941 = first_query_3 + t940;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t942 = t836 > column ? t836 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t942 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t945 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t945;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t947 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t947;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t949 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t949;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t951 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t951;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 16u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t953 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t953;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 17u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t955 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t955;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 24u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t957 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t957;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 25u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t959 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t959;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 32u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t961 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t961;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 33u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t963 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t963;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 40u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t965 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t965;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 41u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t967 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t967;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 48u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t969 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t969;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 49u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t971 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t971;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 56u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t973 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t973;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 57u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t975 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t975;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 64u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t977 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t977;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 65u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t979 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t979;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 72u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t981 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t981;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 73u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t983 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t983;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 80u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t985 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t985;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 81u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t987 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t987;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 88u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t989 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t989;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 89u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t991 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t991;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t992 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t993 = first_query_3 + t992;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t994 = t993 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t995 = t836 > column ? t836 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t995 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t998 = visible_25 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t998;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 1u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1000 = visible_26 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1000;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1002 = visible_27 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1002;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 9u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1004 = visible_28 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1004;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 16u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1006 = visible_29 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1006;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 17u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1008 = visible_30 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1008;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 24u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1010 = visible_31 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1010;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 25u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1012 = visible_32 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1012;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 32u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1014 = visible_33 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1014;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 33u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1016 = visible_34 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1016;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 40u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1018 = visible_35 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1018;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 41u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1020 = visible_36 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1020;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 48u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1022 = visible_37 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1022;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 49u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1024 = visible_38 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1024;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 56u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1026 = visible_39 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1026;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 57u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1028 = visible_40 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1028;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 64u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1030 = visible_41 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1030;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 65u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1032 = visible_42 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1032;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 72u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1034 = visible_43 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1034;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 73u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1036 = visible_44 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1036;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 80u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1038 = visible_45 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t1038;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 81u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1040 = visible_46 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t1040;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 88u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1042 = visible_47 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t1042;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 89u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1044 = visible_48 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t1044;
                }
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t1045 = t843 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1046 = t1045 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1047;
                asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1048;
                asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1049;
                asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1050;
                asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1051;
                asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1047), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1052;
                asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1048), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1053;
                asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1049), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1054;
                asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1050), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1055;
                asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(t1051), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1056;
                asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1052), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1057;
                asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(t1053), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1058;
                asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(t1054), "f"(s_30));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1059;
                asm("max.f32 %0, %1, %2;" : "=f"(t1059) : "f"(t1055), "f"(s_33));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1060;
                asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(t1056), "f"(s_34));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1061;
                asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(t1057), "f"(s_37));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1062;
                asm("max.f32 %0, %1, %2;" : "=f"(t1062) : "f"(t1058), "f"(s_38));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1063;
                asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(t1059), "f"(s_41));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1064;
                asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(t1060), "f"(s_42));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1065;
                asm("max.f32 %0, %1, %2;" : "=f"(t1065) : "f"(t1061), "f"(s_45));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1066;
                asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(t1062), "f"(s_46));
                f32 t1067;
                asm("max.f32 %0, %1, %2;" : "=f"(t1067) : "f"(t1063), "f"(t1064));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1068;
                asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(t1065), "f"(t1066));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1069;
                asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1067), "f"(t1068));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1070;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1070) : "f"(t1069));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1069), "f"(t1070));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1072;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1072) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest;
                asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair), "f"(t1072));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old = reference;
                const f32 raised = largest * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(raised));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1077 = old - new_1;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1077));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference = new_1;
                const f32 before_2 = row_sum;
                const bool t1079 = before_2 < t1046;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1080 = before_2 * factor;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1081 = t1079 ? t1080 : before_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum = t1081;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1082;
                asm("max.f32 %0, %1, %2;" : "=f"(t1082) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1083;
                asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1084;
                asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1085;
                asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1086;
                asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1082), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1087;
                asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1083), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1088;
                asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1084), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1089;
                asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1085), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1090;
                asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1086), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1091;
                asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1087), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1092;
                asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1088), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1093;
                asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1089), "f"(s_32));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1094;
                asm("max.f32 %0, %1, %2;" : "=f"(t1094) : "f"(t1090), "f"(s_35));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1095;
                asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(t1091), "f"(s_36));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1096;
                asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(t1092), "f"(s_39));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1097;
                asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1093), "f"(s_40));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1098;
                asm("max.f32 %0, %1, %2;" : "=f"(t1098) : "f"(t1094), "f"(s_43));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1099;
                asm("max.f32 %0, %1, %2;" : "=f"(t1099) : "f"(t1095), "f"(s_44));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1100;
                asm("max.f32 %0, %1, %2;" : "=f"(t1100) : "f"(t1096), "f"(s_47));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1101;
                asm("max.f32 %0, %1, %2;" : "=f"(t1101) : "f"(t1097), "f"(s_48));
                f32 t1102;
                asm("max.f32 %0, %1, %2;" : "=f"(t1102) : "f"(t1098), "f"(t1099));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1103;
                asm("max.f32 %0, %1, %2;" : "=f"(t1103) : "f"(t1100), "f"(t1101));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 t1104;
                asm("max.f32 %0, %1, %2;" : "=f"(t1104) : "f"(t1102), "f"(t1103));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1105;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1105) : "f"(t1104));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1104), "f"(t1105));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1107;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1107) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 largest_2;
                asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_2), "f"(t1107));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 old_2 = reference_2;
                const f32 raised_2 = largest_2 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(raised_2));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1112 = old_2 - new_2;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1112));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                reference_2 = new_2;
                const f32 before_3 = row_sum_2;
                const bool t1114 = before_3 < t1046;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1115 = before_3 * factor_2;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                const f32 t1116 = t1114 ? t1115 : before_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                row_sum_2 = t1116;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1117 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1117));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1119;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t1119;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1120 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1120));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1122;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1122) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t1122;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1123 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t1123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t1125;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1126 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t1126));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1128;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1128) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t1128;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1129 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t1129));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1131;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t1131;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1132 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t1132));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1134;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1134) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t1134;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1135 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t1135));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1137;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1137) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t1137;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1138 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t1138));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1140;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1140) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t1140;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1141 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t1141));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1143;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t1143;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1144 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t1144));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1146;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1146) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t1146;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1147 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t1147));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1149) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t1149;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1150 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t1150));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1152;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1152) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t1152;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1153 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t1153));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1155;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1155) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t1155;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1156 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t1156));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1158;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1158) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t1158;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1159 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1159));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1161) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t1161;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1162 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1162));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1164;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1164) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t1164;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1165 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1166 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1167 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1168 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1169 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1170 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1171 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1172 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1173 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1173));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1175;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t1175;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1176 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1176));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1178;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t1178;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1179 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t1179));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t1181;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1182 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t1182));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1184;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1184) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t1184;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1185 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t1185));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1187;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1187) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t1187;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1188 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t1188));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1190;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1190) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t1190;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1191 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t1191));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1193;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t1193;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1194 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t1194));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1196;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1196) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t1196;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1197 = t1165 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1198 = t1166 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1199 = t1167 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1200 = t1168 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1201 = t1169 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1202 = t1170 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1203 = t1171 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1204 = t1172 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1205 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t1205));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1207;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t1207;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1208 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t1208));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1210) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t1210;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1211 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t1211));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1213;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t1213;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1214 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t1214));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1216;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1216) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t1216;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1217 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t1217));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1219;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1219) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t1219;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1220 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t1220));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1222;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1222) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t1222;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1223 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1223));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1225;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1225) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t1225;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1226 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1226));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1228;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1228) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t1228;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1229 = t1197 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1230 = t1198 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1231 = t1199 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1232 = t1200 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1233 = t1201 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1234 = t1202 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1235 = t1203 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1236 = t1204 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1237 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1237));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1239;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_33 = t1239;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1240 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1240));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1242) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_34 = t1242;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1243 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_35), "f"(scale_log2), "f"(t1243));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1245;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1245) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_35 = t1245;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1246 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_36), "f"(scale_log2), "f"(t1246));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1248;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1248) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_36 = t1248;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1249 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_37), "f"(scale_log2), "f"(t1249));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1251;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1251) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_37 = t1251;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1252 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_38), "f"(scale_log2), "f"(t1252));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1254;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1254) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_38 = t1254;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1255 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(scale_log2), "f"(t1255));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1257;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1257) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_39 = t1257;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1258 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(scale_log2), "f"(t1258));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1260;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1260) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_40 = t1260;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1261 = t1229 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1262 = t1230 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1263 = t1231 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1264 = t1232 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1265 = t1233 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1266 = t1234 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1267 = t1235 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1268 = t1236 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1269 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_41), "f"(scale_log2), "f"(t1269));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1271;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_41 = t1271;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1272 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_42), "f"(scale_log2), "f"(t1272));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1274;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1274) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_42 = t1274;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1275 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_43), "f"(scale_log2), "f"(t1275));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1277;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_43 = t1277;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1278 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_44), "f"(scale_log2), "f"(t1278));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1280;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1280) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_44 = t1280;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1281 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_45), "f"(scale_log2), "f"(t1281));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1283;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1283) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_45 = t1283;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1284 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_46), "f"(scale_log2), "f"(t1284));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1286;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1286) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_46 = t1286;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1287 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_47), "f"(scale_log2), "f"(t1287));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1289;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_47 = t1289;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1290 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_48), "f"(scale_log2), "f"(t1290));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1292;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1292) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_48 = t1292;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1293 = t1261 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1294 = t1262 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1295 = t1263 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1296 = t1264 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1297 = t1265 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1298 = t1266 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1299 = t1267 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1300 = t1268 + s_48;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1301 = t1293 + t1294;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1302 = t1297 + t1298;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums = t1301 + t1302;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1304 = t1295 + t1296;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1305 = t1299 + t1300;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_2 = t1304 + t1305;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1307 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum = t1307;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1308 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                row_sum_2 = t1308;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1309;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1310;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1311;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1311) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1312;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1312) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1313;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1314;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1314) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1315;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1316;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1317;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1317) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1318;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1319;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1320;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1321;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1322;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1323;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1324;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1325;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1326;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1327;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1328;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1329;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1330;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1331;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1332;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(s_47), "f"(s_48));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1309;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1310;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1311;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1312;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1313;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1314;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1315;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1316;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1317;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1318;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1319;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1320;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1321;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1322;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1323;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1324;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1325;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1326;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1327;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1328;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1329;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1330;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1331;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1332;
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
                const u32 masked_left = end_4 > masked_right_5 ? end_4 : masked_right_5;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1335 = t843 == 0u;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1335) {
                    #pragma unroll 1
                    for (u32 i_4 = 1u; i_4 < end_4; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1336 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1336) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1337 = passed_2 + i_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1338 = t1337 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1339 = t1338 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1340 = t10 + t1339;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1341 = t1337 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1342 = t1341 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1340), "r"(t1342) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1343 = t857 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1344 = t1343 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1345 = smem_1 + t1344;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1346 = t1337 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1347 = t1346 * 24576u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1348 = t8 + t1347;
                        const u32 t1349 = t1345 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1350 = t1348 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1351 = t1349 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1352 = (u64)t1351;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1353 = t1352 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1354 = t1350 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1355 = (u64)t1354;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1356 = t1355 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1357 = t1349 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1358 = (u64)t1357;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1359 = t1358 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1360 = t1350 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1361 = (u64)t1360;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1362 = t1361 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1363 = t1349 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1364 = (u64)t1363;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1365 = t1364 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1366 = t1350 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1367 = (u64)t1366;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1368 = t1367 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1369 = t1349 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1370 = (u64)t1369;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1371 = t1370 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1372 = t1350 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1373 = (u64)t1372;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1374 = t1373 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1375 = t1349 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1376 = (u64)t1375;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1377 = t1376 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1378 = t1350 + 66304u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1379 = (u64)t1378;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1380 = t1379 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1381 = t1349 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1382 = (u64)t1381;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1383 = t1382 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1384 = t1350 + 66306u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1385 = (u64)t1384;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1386 = t1385 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1387 = t1349 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1388 = (u64)t1387;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1389 = t1388 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1390 = t1350 + 66308u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1391 = (u64)t1390;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1392 = t1391 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1393 = t1349 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1394 = (u64)t1393;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1395 = t1394 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1396 = t1350 + 66310u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1397 = (u64)t1396;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1398 = t1397 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48) : "l"(t1353), "l"(t1356), "l"(t1359), "l"(t1362), "l"(t1365), "l"(t1368), "l"(t1371), "l"(t1374), "l"(t1377), "l"(t1380), "l"(t1383), "l"(t1386), "l"(t1389), "l"(t1392), "l"(t1395), "l"(t1398) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1399 = i_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1400 = passed_2 + t1399;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1401 = t1400 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1402 = t1401 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1403 = t1402 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1404 = t10 + t1403;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1405 = t1400 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1406 = t1405 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1404), "r"(t1406) : "memory");
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
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1407 = t1400 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1408 = t1407 * 24576u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1409 = t9 + t1408;
                        const u32 t1410 = t1409 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1411 = t1410 + 50331648u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1412 = (u64)t1411;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1413 = t1412 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1414 = t1410 + 50331776u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1415 = (u64)t1414;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1416 = t1415 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1417 = t1410 + 50331904u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1418 = (u64)t1417;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1419 = t1418 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1420 = t1410 + 50332032u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1421 = (u64)t1420;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1422 = t1421 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1423 = t1410 + 50332160u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1424 = (u64)t1423;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1425 = t1424 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1426 = t1410 + 50332288u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1427 = (u64)t1426;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1428 = t1427 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1413), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1416), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1419), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1422), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1425), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1428) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t1429 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1430 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next_3 = t1429 ? 0u : t1430;
                        const u32 t1432 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1432) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1433 = passed_2 + i_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1434 = t1433 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1435 = t1434 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1436 = t1435 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1437 = t10 + t1436;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1438 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1438) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1437) : "memory");
                        }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1439 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_49;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s), "f"(scale_log2), "f"(t1439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1441;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1441;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1442 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_50;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_2), "f"(scale_log2), "f"(t1442));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1444;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1444) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1444;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1445 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_51;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_3), "f"(scale_log2), "f"(t1445));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1447;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1447;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1448 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_52;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_4), "f"(scale_log2), "f"(t1448));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1450;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1450) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1450;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1451 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_53;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_5), "f"(scale_log2), "f"(t1451));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1453;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1453;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1454 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_54;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_6), "f"(scale_log2), "f"(t1454));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1456;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1456) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1456;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1457 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_55;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_7), "f"(scale_log2), "f"(t1457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1459;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1459;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1460 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_56;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_8), "f"(scale_log2), "f"(t1460));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1462;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1462) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1462;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1463 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_57;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_9), "f"(scale_log2), "f"(t1463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1465;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1465;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1466 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_58;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_10), "f"(scale_log2), "f"(t1466));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1468;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1468) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1468;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1469 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_59;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_11), "f"(scale_log2), "f"(t1469));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1471;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1471;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1472 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_60;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_12), "f"(scale_log2), "f"(t1472));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1474;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1474) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1474;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1475 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_61;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_13), "f"(scale_log2), "f"(t1475));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1477;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1477) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1477;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1478 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_62;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_14), "f"(scale_log2), "f"(t1478));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1480;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1480) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1480;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1481 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_63;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_15), "f"(scale_log2), "f"(t1481));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1483;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1483) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1483;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1484 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_64;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_16), "f"(scale_log2), "f"(t1484));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1486;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1486) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1486;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1487 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1488 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1489 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1490 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1491 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1492 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1493 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1494 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1495 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_17), "f"(scale_log2), "f"(t1495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1497;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1497;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1498 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_18), "f"(scale_log2), "f"(t1498));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1500;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1500) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1500;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1501 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_19), "f"(scale_log2), "f"(t1501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1503;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1503) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1503;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1504 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_20), "f"(scale_log2), "f"(t1504));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1506;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1506) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1506;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1507 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_21), "f"(scale_log2), "f"(t1507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1509;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1509;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1510 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_22), "f"(scale_log2), "f"(t1510));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1512;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1512;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1513 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_23), "f"(scale_log2), "f"(t1513));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1515;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1515) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1515;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1516 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_24), "f"(scale_log2), "f"(t1516));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1518;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1518) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1518;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1519 = t1487 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1520 = t1488 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1521 = t1489 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1522 = t1490 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1523 = t1491 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1524 = t1492 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1525 = t1493 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1526 = t1494 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1527 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_25), "f"(scale_log2), "f"(t1527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1529;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1529;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1530 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_26), "f"(scale_log2), "f"(t1530));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1532;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1532;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1533 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_27), "f"(scale_log2), "f"(t1533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1535;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1535;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1536 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_28), "f"(scale_log2), "f"(t1536));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1538;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1538) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1538;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1539 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_29), "f"(scale_log2), "f"(t1539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1541;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1541;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1542 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_30), "f"(scale_log2), "f"(t1542));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1544;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1544) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1544;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1545 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_31), "f"(scale_log2), "f"(t1545));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1547;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1547) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1547;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1548 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_32), "f"(scale_log2), "f"(t1548));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1550;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1550) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1550;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1551 = t1519 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1552 = t1520 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1553 = t1521 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1554 = t1522 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1555 = t1523 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1556 = t1524 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1557 = t1525 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1558 = t1526 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1559 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1559));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1561;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1561) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_33 = t1561;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1562 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1562));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1564;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1564) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_34 = t1564;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1565 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_35), "f"(scale_log2), "f"(t1565));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1567;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_35 = t1567;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1568 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_36), "f"(scale_log2), "f"(t1568));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1570;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1570) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_36 = t1570;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1571 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_37), "f"(scale_log2), "f"(t1571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1573;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_37 = t1573;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1574 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_38), "f"(scale_log2), "f"(t1574));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1576;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1576) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_38 = t1576;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1577 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_39), "f"(scale_log2), "f"(t1577));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1579;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1579) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_39 = t1579;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1580 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_40), "f"(scale_log2), "f"(t1580));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1582;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1582) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_40 = t1582;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1583 = t1551 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1584 = t1552 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1585 = t1553 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1586 = t1554 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1587 = t1555 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1588 = t1556 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1589 = t1557 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1590 = t1558 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1591 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_41), "f"(scale_log2), "f"(t1591));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1593;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1593) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_41 = t1593;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1594 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_42), "f"(scale_log2), "f"(t1594));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1596;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1596) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_42 = t1596;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1597 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_43), "f"(scale_log2), "f"(t1597));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1599;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1599) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_43 = t1599;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1600 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_44), "f"(scale_log2), "f"(t1600));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1602;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1602) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_44 = t1602;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1603 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_45), "f"(scale_log2), "f"(t1603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1605;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_45 = t1605;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1606 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_46), "f"(scale_log2), "f"(t1606));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1608;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1608) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_46 = t1608;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1609 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_47), "f"(scale_log2), "f"(t1609));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1611;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1611) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_47 = t1611;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1612 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_48), "f"(scale_log2), "f"(t1612));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1614;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1614) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_48 = t1614;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1615 = t1583 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1616 = t1584 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1617 = t1585 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1618 = t1586 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1619 = t1587 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1620 = t1588 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1621 = t1589 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1622 = t1590 + s_48;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1623 = t1615 + t1616;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1624 = t1619 + t1620;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_3 = t1623 + t1624;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1626 = t1617 + t1618;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1627 = t1621 + t1622;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_4 = t1626 + t1627;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1629 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t1629;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1630 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t1630;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                        const u32 t1631 = i_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1632 = passed_2 + t1631;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1633 = t1632 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1634 = t1633 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1635 = t1634 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1636 = t10 + t1635;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1637 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1637) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1636) : "memory");
                        }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1638;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1639;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1639) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1640;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1640) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1641;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1642;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1643;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1644;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1645;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1645) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1646;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1647;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1647) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1648;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1649;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1650;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1651;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1652;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1653;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1653) : "f"(s_31), "f"(s_32));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1654;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(s_33), "f"(s_34));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1655;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(s_35), "f"(s_36));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1656;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(s_37), "f"(s_38));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1657;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(s_39), "f"(s_40));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1658;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(s_41), "f"(s_42));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1659;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(s_43), "f"(s_44));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1660;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(s_45), "f"(s_46));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t1661;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(s_47), "f"(s_48));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t1638;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t1639;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t1640;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t1641;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t1642;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t1643;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t1644;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t1645;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t1646;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t1647;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t1648;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t1649;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t1650;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t1651;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t1652;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t1653;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_17 = t1654;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_18 = t1655;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_19 = t1656;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_20 = t1657;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_21 = t1658;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_22 = t1659;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_23 = t1660;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_24 = t1661;
                    }
                } else {
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    #pragma unroll 1
                    for (u32 i_5 = 1u; i_5 < end_4; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1662 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1662) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1663 = passed_2 + i_5;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1664 = t1663 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1665 = t1664 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1666 = t10 + t1665;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1667 = t1663 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1668 = t1667 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1666), "r"(t1668) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1669 = t857 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1670 = t1669 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1671 = smem_1 + t1670;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1672 = t1663 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1673 = t1672 * 24576u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1674 = t8 + t1673;
                        const u32 t1675 = t1671 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1676 = t1674 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1677 = t1675 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1678 = (u64)t1677;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1679 = t1678 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1680 = t1676 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1681 = (u64)t1680;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1682 = t1681 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1683 = t1675 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1684 = (u64)t1683;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1685 = t1684 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1686 = t1676 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1687 = (u64)t1686;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1688 = t1687 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1689 = t1675 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1690 = (u64)t1689;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1691 = t1690 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1692 = t1676 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1693 = (u64)t1692;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1694 = t1693 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1695 = t1675 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1696 = (u64)t1695;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1697 = t1696 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1698 = t1676 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1699 = (u64)t1698;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1700 = t1699 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1701 = t1675 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1702 = (u64)t1701;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1703 = t1702 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1704 = t1676 + 66304u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1705 = (u64)t1704;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1706 = t1705 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1707 = t1675 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1708 = (u64)t1707;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1709 = t1708 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1710 = t1676 + 66306u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1711 = (u64)t1710;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1712 = t1711 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1713 = t1675 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1714 = (u64)t1713;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1715 = t1714 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1716 = t1676 + 66308u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1717 = (u64)t1716;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1718 = t1717 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1719 = t1675 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1720 = (u64)t1719;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1721 = t1720 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1722 = t1676 + 66310u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1723 = (u64)t1722;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1724 = t1723 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48) : "l"(t1679), "l"(t1682), "l"(t1685), "l"(t1688), "l"(t1691), "l"(t1694), "l"(t1697), "l"(t1700), "l"(t1703), "l"(t1706), "l"(t1709), "l"(t1712), "l"(t1715), "l"(t1718), "l"(t1721), "l"(t1724) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1725 = i_5 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1726 = passed_2 + t1725;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1727 = t1726 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1728 = t1727 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1729 = t1728 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1730 = t10 + t1729;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1731 = t1726 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1732 = t1731 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1730), "r"(t1732) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_25 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_26 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_27 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_28 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_29 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_30 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_31 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_32 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_33 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_34 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_35 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_36 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_37 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_38 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_39 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_40 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_41 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_42 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_43 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_44 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_45 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_46 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_47 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_48 = p_24;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1733 = t1726 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1734 = t1733 * 24576u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1735 = t9 + t1734;
                        const u32 t1736 = t1735 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1737 = t1736 + 50331648u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1738 = (u64)t1737;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1739 = t1738 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1740 = t1736 + 50331776u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1741 = (u64)t1740;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1742 = t1741 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1743 = t1736 + 50331904u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1744 = (u64)t1743;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1745 = t1744 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1746 = t1736 + 50332032u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1747 = (u64)t1746;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1748 = t1747 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1749 = t1736 + 50332160u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1750 = (u64)t1749;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1751 = t1750 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1752 = t1736 + 50332288u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1753 = (u64)t1752;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1754 = t1753 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1739), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1742), "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1745), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1748), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1751), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1754) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t1755 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1756 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next_4 = t1755 ? 0u : t1756;
                        const u32 t1758 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1758) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1759 = passed_2 + i_5;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1760 = t1759 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1761 = t1760 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1762 = t1761 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1763 = t10 + t1762;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1764 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1764) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1763) : "memory");
                        }
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const bool t1765 = t843 == 0u;
#line 31 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1766 = t1765 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1767;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1767) : "f"(s), "f"(s_9));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1768;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1768) : "f"(s_2), "f"(s_10));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1769;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1769) : "f"(s_5), "f"(s_13));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1770;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1770) : "f"(s_6), "f"(s_14));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1771;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1771) : "f"(t1767), "f"(s_17));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1772;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(t1768), "f"(s_18));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1773;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1773) : "f"(t1769), "f"(s_21));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1774;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1774) : "f"(t1770), "f"(s_22));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1775;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1775) : "f"(t1771), "f"(s_25));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1776;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1776) : "f"(t1772), "f"(s_26));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1777;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1777) : "f"(t1773), "f"(s_29));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1778;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(t1774), "f"(s_30));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1779;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(t1775), "f"(s_33));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1780;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(t1776), "f"(s_34));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1781;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1781) : "f"(t1777), "f"(s_37));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1782;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(t1778), "f"(s_38));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1783;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(t1779), "f"(s_41));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1784;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1780), "f"(s_42));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1785;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(t1781), "f"(s_45));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1786;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1782), "f"(s_46));
                        f32 t1787;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(t1783), "f"(t1784));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1788;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1785), "f"(t1786));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1789;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1787), "f"(t1788));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1790;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1790) : "f"(t1789));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1789), "f"(t1790));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1792;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1792) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_3), "f"(t1792));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_3 = reference;
                        const f32 raised_3 = largest_3 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(raised_3));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1797 = old_3 - new_3;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1797));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference = new_3;
                        const f32 before_4 = row_sum;
                        const bool t1799 = before_4 < t1766;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1800 = before_4 * factor_3;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1801 = t1799 ? t1800 : before_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum = t1801;
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1802;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1802) : "f"(s_3), "f"(s_11));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1803;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1803) : "f"(s_4), "f"(s_12));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1804;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1804) : "f"(s_7), "f"(s_15));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1805;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1805) : "f"(s_8), "f"(s_16));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1806;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1806) : "f"(t1802), "f"(s_19));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1807;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1807) : "f"(t1803), "f"(s_20));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1808;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1808) : "f"(t1804), "f"(s_23));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1809;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1809) : "f"(t1805), "f"(s_24));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1810;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1810) : "f"(t1806), "f"(s_27));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1811;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1811) : "f"(t1807), "f"(s_28));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1812;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1812) : "f"(t1808), "f"(s_31));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1813;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1813) : "f"(t1809), "f"(s_32));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1814;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1814) : "f"(t1810), "f"(s_35));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1815;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(t1811), "f"(s_36));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1816;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1812), "f"(s_39));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1817;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(t1813), "f"(s_40));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1818;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(t1814), "f"(s_43));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1819;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1815), "f"(s_44));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1820;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1816), "f"(s_47));
#line 84 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1821;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1817), "f"(s_48));
                        f32 t1822;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1818), "f"(t1819));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1823;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(t1820), "f"(t1821));
#line 86 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t1824;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(t1822), "f"(t1823));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1825;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1825) : "f"(t1824));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1824), "f"(t1825));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t1827;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1827) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_4), "f"(t1827));
#line 89 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_4 = reference_2;
                        const f32 raised_4 = largest_4 * scale_log2;
#line 94 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(raised_4));
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1832 = old_4 - new_4;
#line 95 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1832));
#line 96 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference_2 = new_4;
                        const f32 before_5 = row_sum_2;
                        const bool t1834 = before_5 < t1766;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1835 = before_5 * factor_4;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t1836 = t1834 ? t1835 : before_5;
#line 98 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum_2 = t1836;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1837 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_97;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s), "f"(scale_log2), "f"(t1837));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1839;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1839) : "f"(exponent_97));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t1839;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1840 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_98;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_2), "f"(scale_log2), "f"(t1840));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1842;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(exponent_98));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t1842;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1843 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_99;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_3), "f"(scale_log2), "f"(t1843));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1845;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(exponent_99));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t1845;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1846 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_4), "f"(scale_log2), "f"(t1846));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1848;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1848) : "f"(exponent_100));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t1848;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1849 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_5), "f"(scale_log2), "f"(t1849));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1851;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1851) : "f"(exponent_101));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t1851;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1852 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_6), "f"(scale_log2), "f"(t1852));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1854;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(exponent_102));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t1854;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1855 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_7), "f"(scale_log2), "f"(t1855));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1857;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(exponent_103));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t1857;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1858 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_8), "f"(scale_log2), "f"(t1858));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1860;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(exponent_104));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t1860;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1861 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_9), "f"(scale_log2), "f"(t1861));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1863;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1863) : "f"(exponent_105));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t1863;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1864 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_10), "f"(scale_log2), "f"(t1864));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1866;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1866) : "f"(exponent_106));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t1866;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1867 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_11), "f"(scale_log2), "f"(t1867));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1869;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1869) : "f"(exponent_107));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t1869;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1870 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_12), "f"(scale_log2), "f"(t1870));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1872;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1872) : "f"(exponent_108));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t1872;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1873 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_13), "f"(scale_log2), "f"(t1873));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1875;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1875) : "f"(exponent_109));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t1875;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1876 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_14), "f"(scale_log2), "f"(t1876));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1878;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1878) : "f"(exponent_110));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t1878;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1879 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_15), "f"(scale_log2), "f"(t1879));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1881;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1881) : "f"(exponent_111));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t1881;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1882 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_16), "f"(scale_log2), "f"(t1882));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1884;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1884) : "f"(exponent_112));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t1884;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1885 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1886 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1887 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1888 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1889 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1890 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1891 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1892 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1893 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_17), "f"(scale_log2), "f"(t1893));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1895;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1895) : "f"(exponent_113));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t1895;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1896 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_18), "f"(scale_log2), "f"(t1896));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1898;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1898) : "f"(exponent_114));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t1898;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1899 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_19), "f"(scale_log2), "f"(t1899));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1901;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1901) : "f"(exponent_115));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t1901;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1902 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_20), "f"(scale_log2), "f"(t1902));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1904;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1904) : "f"(exponent_116));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t1904;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1905 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_21), "f"(scale_log2), "f"(t1905));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1907;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1907) : "f"(exponent_117));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t1907;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1908 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_22), "f"(scale_log2), "f"(t1908));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1910;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1910) : "f"(exponent_118));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t1910;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1911 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_23), "f"(scale_log2), "f"(t1911));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1913;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1913) : "f"(exponent_119));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t1913;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1914 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_24), "f"(scale_log2), "f"(t1914));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1916;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1916) : "f"(exponent_120));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t1916;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1917 = t1885 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1918 = t1886 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1919 = t1887 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1920 = t1888 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1921 = t1889 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1922 = t1890 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1923 = t1891 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1924 = t1892 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1925 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_25), "f"(scale_log2), "f"(t1925));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1927;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1927) : "f"(exponent_121));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t1927;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1928 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_26), "f"(scale_log2), "f"(t1928));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1930;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1930) : "f"(exponent_122));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t1930;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1931 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_27), "f"(scale_log2), "f"(t1931));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1933;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_123));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t1933;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1934 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_28), "f"(scale_log2), "f"(t1934));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1936;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1936) : "f"(exponent_124));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t1936;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1937 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_29), "f"(scale_log2), "f"(t1937));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1939;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1939) : "f"(exponent_125));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t1939;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1940 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_30), "f"(scale_log2), "f"(t1940));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1942;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1942) : "f"(exponent_126));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t1942;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1943 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_31), "f"(scale_log2), "f"(t1943));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1945;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1945) : "f"(exponent_127));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t1945;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1946 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_32), "f"(scale_log2), "f"(t1946));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1948;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1948) : "f"(exponent_128));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t1948;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1949 = t1917 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1950 = t1918 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1951 = t1919 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1952 = t1920 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1953 = t1921 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1954 = t1922 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1955 = t1923 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1956 = t1924 + s_32;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1957 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s_33), "f"(scale_log2), "f"(t1957));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1959;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1959) : "f"(exponent_129));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_33 = t1959;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1960 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_34), "f"(scale_log2), "f"(t1960));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1962;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1962) : "f"(exponent_130));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_34 = t1962;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1963 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_35), "f"(scale_log2), "f"(t1963));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1965;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1965) : "f"(exponent_131));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_35 = t1965;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1966 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_36), "f"(scale_log2), "f"(t1966));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1968;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1968) : "f"(exponent_132));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_36 = t1968;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1969 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_37), "f"(scale_log2), "f"(t1969));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1971;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1971) : "f"(exponent_133));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_37 = t1971;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1972 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_38), "f"(scale_log2), "f"(t1972));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1974;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1974) : "f"(exponent_134));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_38 = t1974;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1975 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_39), "f"(scale_log2), "f"(t1975));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1977;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1977) : "f"(exponent_135));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_39 = t1977;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1978 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_40), "f"(scale_log2), "f"(t1978));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1980;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1980) : "f"(exponent_136));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_40 = t1980;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1981 = t1949 + s_33;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1982 = t1950 + s_34;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1983 = t1951 + s_35;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1984 = t1952 + s_36;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1985 = t1953 + s_37;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1986 = t1954 + s_38;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1987 = t1955 + s_39;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1988 = t1956 + s_40;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1989 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_41), "f"(scale_log2), "f"(t1989));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1991;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1991) : "f"(exponent_137));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_41 = t1991;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1992 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_42), "f"(scale_log2), "f"(t1992));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1994;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1994) : "f"(exponent_138));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_42 = t1994;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1995 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_43), "f"(scale_log2), "f"(t1995));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t1997;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1997) : "f"(exponent_139));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_43 = t1997;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t1998 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_44), "f"(scale_log2), "f"(t1998));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2000;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2000) : "f"(exponent_140));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_44 = t2000;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2001 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_45), "f"(scale_log2), "f"(t2001));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2003;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2003) : "f"(exponent_141));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_45 = t2003;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2004 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_46), "f"(scale_log2), "f"(t2004));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2006;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2006) : "f"(exponent_142));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_46 = t2006;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2007 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_47), "f"(scale_log2), "f"(t2007));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2009;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2009) : "f"(exponent_143));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_47 = t2009;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2010 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_48), "f"(scale_log2), "f"(t2010));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2012;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2012) : "f"(exponent_144));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_48 = t2012;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2013 = t1981 + s_41;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2014 = t1982 + s_42;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2015 = t1983 + s_43;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2016 = t1984 + s_44;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2017 = t1985 + s_45;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2018 = t1986 + s_46;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2019 = t1987 + s_47;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2020 = t1988 + s_48;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2021 = t2013 + t2014;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2022 = t2017 + t2018;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_5 = t2021 + t2022;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2024 = t2015 + t2016;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2025 = t2019 + t2020;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_6 = t2024 + t2025;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2027 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2027;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2028 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2028;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                        const u32 t2029 = i_5 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2030 = passed_2 + t2029;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2031 = t2030 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2032 = t2031 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2033 = t2032 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2034 = t10 + t2033;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2035 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2035) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2034) : "memory");
                        }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2036 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2037 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2038 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2039 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2040 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2041 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2042 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2043 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2044 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2045 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2046 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2047 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2048 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2048;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2049 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2049;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2050 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2050;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2051 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2051;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2052 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2052;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2053 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2053;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2054 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2054;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2055 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2055;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2056 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2056;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2057 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2057;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2058 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2058;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2059 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2059;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2060 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2061 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2061;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2062 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2062;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2063 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2063;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2064 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2064;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2065 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2065;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2066 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2066;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2067 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2067;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2068 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2068;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2069 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2069;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2070 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2070;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2071 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2071;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2072 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2072;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2073 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2073;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2074 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2074;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2075 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2075;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2076 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2076;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2077 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2078 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2079 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2080 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2081 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2082 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2083 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2084 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2085 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2086 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2087 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2088 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2089 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2090 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2091 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2092 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2093 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2094 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2095 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2096 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2097 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2098 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2099 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2099;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2100;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2100) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2101;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2101) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2102;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2103;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2103) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2104;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2104) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2105;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2105) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2106;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2106) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2107;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2108;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2108) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2109;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2109) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2110;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2110) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2111;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2111) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2112;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2112) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2113;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2113) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2114;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2114) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2115;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2115) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2116;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2117;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2117) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2118;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2119;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2119) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2120;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2121;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2122;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2123;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(s_47), "f"(s_48));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t2100;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t2101;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t2102;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t2103;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t2104;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t2105;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t2106;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t2107;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t2108;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t2109;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t2110;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t2111;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t2112;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t2113;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t2114;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t2115;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_17 = t2116;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_18 = t2117;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_19 = t2118;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_20 = t2119;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_21 = t2120;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_22 = t2121;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_23 = t2122;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_24 = t2123;
                    }
                }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2124 = end_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2125 = passed_2 + t2124;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2126 = t2125 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2127 = t2126 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2128 = t2127 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2129 = t10 + t2128;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2130 = t2125 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2131 = t2130 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2129), "r"(t2131) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_49 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_50 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_51 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_52 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_53 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_54 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_55 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_56 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_57 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_58 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_59 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_60 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_61 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_62 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_63 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_64 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_65 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_66 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_67 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_68 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_69 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_70 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_71 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_72 = p_24;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2132 = t2125 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2133 = t2132 * 24576u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2134 = t9 + t2133;
                const u32 t2135 = t2134 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2136 = t2135 + 50331648u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2137 = (u64)t2136;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2138 = t2137 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2139 = t2135 + 50331776u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2140 = (u64)t2139;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2141 = t2140 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2142 = t2135 + 50331904u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2143 = (u64)t2142;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2144 = t2143 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2145 = t2135 + 50332032u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2146 = (u64)t2145;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2147 = t2146 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2148 = t2135 + 50332160u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2149 = (u64)t2148;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2150 = t2149 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2151 = t2135 + 50332288u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2152 = (u64)t2151;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2153 = t2152 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2138), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2141), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2144), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2147), "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2150), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2153) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2154 = end_4 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2155 = passed_2 + t2154;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2156 = t2155 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2157 = t2156 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2158 = t2157 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2159 = t10 + t2158;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2160 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2160) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2159) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_4;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2162 = index_3 << 2u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2163 = t803 >> 4u;
#line 170 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 warp_2 = t2162 + t2163;
                const bool first_4 = t843 == 0u;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small = row_sum < 1099511600000.0f;
                const bool doubts = !is_small;
#line 111 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool is_small_2 = row_sum_2 < 1099511600000.0f;
                const bool doubts_2 = !is_small_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool t2170 = doubts | doubts_2;
#line 115 "fa-kernels/src/attention/softmax/optimistic.rs"
                const bool misplaced = __any_sync(0xffffffffu, t2170);
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2172 = first_4 & misplaced;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2173 = lane == 0u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2174 = t2172 & t2173;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2174) {
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t2175 = t85 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t2176 = count_2 & 1u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t2177 = t2176 * 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t2178 = t2175 + t2177;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t2179 = warp_2 << 2u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t2180 = t2178 + t2179;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2180), "f"(1e-45f) : "memory");
                }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2181 = t843 >> warp_2;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2182 = t2181 & 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool own = t2182 != 0u;
                const bool t2184 = !misplaced;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2185 = first_4 & t2184;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2186 = t2185 | own;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2187;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2187) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t2187;
                f32 t2189;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2189) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2190 = pair_5 + t2189;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2190;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2191;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2191) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t2191;
                f32 t2193;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2193) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2194 = pair_6 + t2193;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2194;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2195 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2196;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2196) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2195 ? 0.0f : t2196;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2198 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t2198;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2199 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2199;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2200 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2200;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2201 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2201;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2202 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2202;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2203 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2203;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2204 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2204;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2205 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2205;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2206 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2206;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2207 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2207;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2208 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2208;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2209 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2209;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2210 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2210;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2211 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2211;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2212 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2212;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2213 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2213;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2214 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2214;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2215 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2215;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2216 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2216;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2217 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2217;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2218 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2218;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2219 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2219;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2220 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2220;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2221 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2221;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2222 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2222;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2223 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2223;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2224 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2224;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2225 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2225;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2226 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2226;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2227 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2227;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2228 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2228;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2229 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2229;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2230 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2231;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2231) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2230 ? 0.0f : t2231;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2233 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2233;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2234 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2234;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2235 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2235;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2236 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2236;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2237 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2237;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2238 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2238;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2239 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2239;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2240 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2240;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2241 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2241;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2242 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2242;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2243 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2243;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2244 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2244;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2245 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2245;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2246 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2246;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2247 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2247;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2248 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2248;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2249 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2249;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2250 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2250;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2251 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2251;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2252 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2252;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2253 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2253;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2254 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2254;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2255 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2255;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2256 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2256;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2257 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2257;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2258 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2258;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2259 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2259;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2260 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2260;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2261 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2261;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2262 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2262;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2263 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2263;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2264 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2264;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2265 = index_3 + 3u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2265) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2266 = t857 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2267 = t2266 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2268 = smem_1 + t2267;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2269 = t2268 + 8192u;
                u32 t2270;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2270) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2271;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2271) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2272;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2272) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2273;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2273) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2274;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2274) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2275;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2275) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2276;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2276) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2277;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2277) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2278;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2278) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2279;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2279) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2280;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2280) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2281;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2281) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2282;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2282) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2283;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2283) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2284;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2284) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2285;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2285) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2286;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2286) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2287;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2287) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2288;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2288) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2289;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2289) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2290;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2290) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2291;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2291) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2292;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2292) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2293;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2293) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2294;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2294) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2295;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2295) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2296;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2296) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2297;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2297) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2298;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2298) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2299;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2299) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2300;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2300) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2301;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2301) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2302 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2303 = t803 + t2302;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2304 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2305 = t2303 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2306 = t2304 ^ t2305;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2307 = t2303 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2308 = t2306 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2309 = t2307 + t2308;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2310 = t2268 + t2309;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2310), "r"(t2270), "r"(t2271), "r"(t2272), "r"(t2273) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2311 = t2309 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2312 = t2268 + t2311;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2312), "r"(t2274), "r"(t2275), "r"(t2276), "r"(t2277) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2313 = t2309 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2314 = t2268 + t2313;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2314), "r"(t2278), "r"(t2279), "r"(t2280), "r"(t2281) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2315 = t2309 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2316 = t2268 + t2315;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2316), "r"(t2282), "r"(t2283), "r"(t2284), "r"(t2285) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2317 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2318 = t803 + t2317;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2319 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2320 = t2318 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2321 = t2319 ^ t2320;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2322 = t2318 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2323 = t2321 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2324 = t2322 + t2323;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2325 = t2269 + t2324;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2325), "r"(t2286), "r"(t2287), "r"(t2288), "r"(t2289) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2326 = t2324 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2327 = t2269 + t2326;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2327), "r"(t2290), "r"(t2291), "r"(t2292), "r"(t2293) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2328 = t2324 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2329 = t2269 + t2328;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2329), "r"(t2294), "r"(t2295), "r"(t2296), "r"(t2297) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2330 = t2324 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2331 = t2269 + t2330;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2331), "r"(t2298), "r"(t2299), "r"(t2300), "r"(t2301) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2332 = t821 + t804;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t2332 + t803;
                const bool t2334 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2334) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t2186) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2335 = 1073741824u - t833;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2336 = t2335 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2337 = t827 + t833;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2338 = t803 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2339 = t2268 + t2338;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2339), "l"(o), "r"(0u), "r"(index_4), "r"(t2336), "r"(t2337), "r"(1073741824u) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2340 = t2268 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2341 = t803 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2342 = t2340 + t2341;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2342), "l"(o), "r"(64u), "r"(index_4), "r"(t2336), "r"(t2337), "r"(1073741824u) : "memory");
                        asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                    }
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t2343 = t857 & 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2344 = t2343 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2345 = t2344 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2346 = t10 + t2345;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2346) : "memory");
                }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2186) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2347 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2348 = t2347 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2349 = lse + t2348;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2350 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2351 = t2350 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2352 = t2351 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2353 = t2349 + t2352;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2354 = (u64)t827;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2355 = t2354 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2356 = t2355 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u64 t2357 = t2353 + t2356;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2358 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2359 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    const bool t2360 = t2359 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                    if (t2360) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t2361 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row = first_row + t2361;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists = row < t833;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists) {
                            const u64 t2364 = (u64)row * t2358;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t2365 = t2364 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t2366 = t2357 + t2365;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t2367;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2367) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t2368 = reference + t2367;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_2 = t2368 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t2370 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t2371 = t2370 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2366), "f"(t2371) : "memory");
                        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t2372 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 t2373 = first_row + t2372;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                        const u32 row_2 = t2373 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                        const bool exists_2 = row_2 < t833;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                        if (exists_2) {
                            const u64 t2376 = (u64)row_2 * t2358;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t2377 = t2376 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            const u64 t2378 = t2357 + t2377;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            f32 t2379;
                            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2379) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 t2380 = reference_2 + t2379;
#line 323 "fa-kernels/src/attention/softmax.rs"
                            const f32 lse_3 = t2380 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const bool t2382 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                            const f32 t2383 = t2382 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2378), "f"(t2383) : "memory");
                        }
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t857 & 3u;
                const u32 t2385 = queries_3 + 12u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2386 = t2385 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2387 = t10 + t2386;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2388 = t857 >> 2u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2389 = t2388 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2387), "r"(t2389) : "memory");
                const u32 t2390 = queries_3 + 16u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2391 = t2390 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2392 = t10 + t2391;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2393 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2393) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2392) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2394 = end_4 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_2 = passed_2 + t2394;
                #pragma unroll 1
                for (u32 i_6 = passed_2; i_6 < last_2; i_6 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2396 = i_6 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2397 = t2396 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2398 = t10 + t2397;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2399 = i_6 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2400 = t2399 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2398), "r"(t2400) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2401 = i_6 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2402 = t2401 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2403 = t2402 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2404 = t10 + t2403;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2405 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2405) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2404) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2406 = i_6 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2407 = t2406 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2408 = t2407 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2409 = t10 + t2408;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2410 = i_6 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2411 = t2410 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2409), "r"(t2411) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2412 = i_6 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2413 = t2412 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2414 = t2413 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2415 = t10 + t2414;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2416 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2416) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2415) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2417 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2417) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2418 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2419 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t2418 ? 0u : t2419;
                    const u32 t2421 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2421) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2422 = last_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2423 = t2422 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2424 = t10 + t2423;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2425 = last_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2426 = t2425 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2424), "r"(t2426) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2427 = last_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2428 = t2427 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2429 = t2428 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2430 = t10 + t2429;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2431 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2431) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2430) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2432 = last_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2433 = t2432 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2434 = t2433 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2435 = t10 + t2434;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2436 = last_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2437 = t2436 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2435), "r"(t2437) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2438 = last_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2439 = t2438 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2440 = t2439 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2441 = t10 + t2440;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2442 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2442) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2441) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2443 = passed_2 + end_4;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2443;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t2444;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2444) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t2445 = t2444 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t2445) {
                const u32 t2446 = t85 + 16u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2446) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2447 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t2447;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2448 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t2448) : "memory");
#line 299 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_20 = count_2 & 1u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2450 = t85 + 24u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2451 = slot_20 << 5u;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2452 = t2450 + t2451;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2453;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2453) : "r"(t2452) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2454;
            asm("mov.b32 %0, %1;" : "=r"(t2454) : "f"(t2453));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2455;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2455) : "r"(t2454));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2455;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2457 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2457) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2458 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2458) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
