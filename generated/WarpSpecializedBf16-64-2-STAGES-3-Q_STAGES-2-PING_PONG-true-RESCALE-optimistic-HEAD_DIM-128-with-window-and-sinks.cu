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
    const u32 t9 = t8 + 49152u;
    const u32 t10 = t9 + 49152u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t85 = t10 + 160u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t86 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t86) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
        const bool t87 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t87) {
#line 26 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t88 = tile & 1u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t88) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot = tile & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t90 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t91 = slot << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t92 = t90 + t91;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t93;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t93) : "r"(t92) : "memory");
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t94;
            asm("mov.b32 %0, %1;" : "=r"(t94) : "f"(t93));
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t95;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t95) : "r"(t94));
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t95;
            while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t96 = index != 4294967295u;
                if (!t96) break;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_2 = tile & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t98 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t99 = slot_2 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t98 + t99;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t101;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t101) : "r"(from) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t102;
                asm("mov.b32 %0, %1;" : "=r"(t102) : "f"(t101));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t103;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t103) : "r"(t102));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t104;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t104) : "r"(from) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t105;
                asm("mov.b32 %0, %1;" : "=r"(t105) : "f"(t104));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t106;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t106) : "r"(t105));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t107 = t85 + 88u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t108 = tile & 1u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t109 = t108 * 80u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t110 = t107 + t109;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t111;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t111) : "r"(t110) : "memory");
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t112;
                asm("mov.b32 %0, %1;" : "=r"(t112) : "f"(t111));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t113;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t113) : "r"(t112));
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t114;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t114) : );
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t115 = t114 == 1u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t115) {
                    const u32 t116 = t85 + 8u;
#line 178 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t116) : "memory");
                }
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t117 = seq_k + 63u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t118 = t117 >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t118 > 1u ? t118 : 1u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t120 = seq_k >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t120 < end ? t120 : end;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t122 = end - whole;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t123 = t122 < end ? t122 : end;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t124 = t113 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t124 ? t123 : end;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t126 = t85 + 248u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t127 = tile & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t128 = t127 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t129 = t126 + t128;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                u32 block = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                u32 chunk = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                u32 partial = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                u32 whole_2 = 0u;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                const u32 t130 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
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
#line 230 "fa-kernels/src/attention/block_walk.rs"
                const bool t139 = number < t138;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                if (t139) {
#line 232 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t140 = number << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                    const u32 pair = t129 + t140;
                    f32 t142;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t142) : "r"(pair) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                    u32 t143;
                    asm("mov.b32 %0, %1;" : "=r"(t143) : "f"(t142));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                    partial = t143;
                    f32 t144;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t144) : "r"(pair) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                    u32 t145;
                    asm("mov.b32 %0, %1;" : "=r"(t145) : "f"(t144));
#line 234 "fa-kernels/src/attention/block_walk.rs"
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
#line 212 "fa-kernels/src/attention/block_walk.rs"
                const u32 t152 = t151 + 31u;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                const u32 t153 = t152 >> 5u;
#line 148 "fa-kernels/src/attention/block_walk.rs"
                const u32 last = t153 - 1u;
                while (true) {
#line 149 "fa-kernels/src/attention/block_walk.rs"
                    const bool t155 = chunk < last;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const bool t156 = partial != 0u;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t157 = __ballot_sync(0xffffffffu, t156);
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const bool t158 = whole_2 != 0u;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t159 = __ballot_sync(0xffffffffu, t158);
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t160 = t157 | t159;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const bool t161 = t160 == 0u;
#line 149 "fa-kernels/src/attention/block_walk.rs"
                    const bool t162 = t155 & t161;
                    if (!t162) break;
#line 150 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t163 = chunk + 1u;
#line 150 "fa-kernels/src/attention/block_walk.rs"
                    chunk = t163;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t164 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lane_3 = t164 & 31u;
                    const u32 t166 = chunk << 5u;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t167 = 31u - lane_3;
#line 227 "fa-kernels/src/attention/block_walk.rs"
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
#line 230 "fa-kernels/src/attention/block_walk.rs"
                    const bool t175 = number_2 < t174;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                    if (t175) {
                        const bool t176 = chunk < 2u;
#line 231 "fa-kernels/src/attention/block_walk.rs"
                        if (t176) {
                            const u32 t177 = number_2 << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                            const u32 pair_2 = t129 + t177;
                            f32 t179;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t179) : "r"(pair_2) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                            u32 t180;
                            asm("mov.b32 %0, %1;" : "=r"(t180) : "f"(t179));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                            partial = t180;
                            f32 t181;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t181) : "r"(pair_2) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                            u32 t182;
                            asm("mov.b32 %0, %1;" : "=r"(t182) : "f"(t181));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                            whole_2 = t182;
                        } else {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t183 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t184 = t183 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t185 = t184 - number_2;
#line 67 "fa-kernels/src/attention/block_walk.rs"
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
#line 236 "fa-kernels/src/attention/block_walk.rs"
                            partial = t195;
                        }
                    }
                }
#line 154 "fa-kernels/src/attention/block_walk.rs"
                const u32 t204 = end - 1u;
#line 154 "fa-kernels/src/attention/block_walk.rs"
                block = t204;
                const bool t205 = partial != 0u;
#line 155 "fa-kernels/src/attention/block_walk.rs"
                const u32 t206 = __ballot_sync(0xffffffffu, t205);
#line 155 "fa-kernels/src/attention/block_walk.rs"
                const bool t207 = t206 == 0u;
#line 155 "fa-kernels/src/attention/block_walk.rs"
                if (t207) {
#line 165 "fa-kernels/src/attention/block_walk.rs"
                    const bool t208 = whole_2 != 0u;
#line 165 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lanes = __ballot_sync(0xffffffffu, t208);
                    const bool t210 = lanes != 0u;
#line 166 "fa-kernels/src/attention/block_walk.rs"
                    if (t210) {
                        u32 holder;
                        asm("bfind.u32 %0, %1;" : "=r"(holder) : "r"(lanes));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                        u32 t212;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t212) : "r"(whole_2), "r"(holder));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit;
                        asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(t212));
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t214 = threadIdx.x;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t215 = t214 & 31u;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const bool t216 = t215 == holder;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        if (t216) {
                            const u32 t217 = 1u << bit;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t218 = whole_2 ^ t217;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                            whole_2 = t218;
                        }
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t219 = chunk << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t220 = 31u - holder;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_3 = t219 + t220;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t222 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t223 = t222 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t224 = t223 - number_3;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t225 = t224 << 5u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t226 = t225 + bit;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                        block = t226;
                    }
                } else {
#line 165 "fa-kernels/src/attention/block_walk.rs"
                    const bool t227 = partial != 0u;
#line 165 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lanes_2 = __ballot_sync(0xffffffffu, t227);
                    const bool t229 = lanes_2 != 0u;
#line 166 "fa-kernels/src/attention/block_walk.rs"
                    if (t229) {
                        u32 holder_2;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_2) : "r"(lanes_2));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                        u32 t231;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t231) : "r"(partial), "r"(holder_2));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_2;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(t231));
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t233 = threadIdx.x;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t234 = t233 & 31u;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const bool t235 = t234 == holder_2;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        if (t235) {
                            const u32 t236 = 1u << bit_2;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t237 = partial ^ t236;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                            partial = t237;
                        }
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t238 = chunk << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t239 = 31u - holder_2;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_4 = t238 + t239;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t241 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t242 = t241 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t243 = t242 - number_4;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t244 = t243 << 5u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t245 = t244 + bit_2;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                        block = t245;
                    }
                }
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t246 = index / group;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t247 = tile << 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t247 & 3u;
                const u32 t249 = slot_3 + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t250 = t249 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t251 = t10 + t250;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t252 = t247 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t253 = t252 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t254 = t253 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t251), "r"(t254) : "memory");
                const u32 t255 = slot_3 + 12u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t256 = t255 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t257 = t10 + t256;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t258 = slot_3 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t259 = smem_1 + t258;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t260;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t260) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t261 = t260 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t261) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t257) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t259), "l"(q), "r"(t257), "r"(0u), "r"(index), "r"(t103), "r"(t106) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t262 = t259 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t262), "l"(q), "r"(t257), "r"(64u), "r"(index), "r"(t103), "r"(t106) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t263 = tile << 1u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t264 = t263 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t264 & 3u;
                const u32 t266 = slot_4 + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t267 = t266 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t268 = t10 + t267;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t269 = t264 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t270 = t269 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t271 = t270 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t268), "r"(t271) : "memory");
                const u32 t272 = slot_4 + 12u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t273 = t272 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t274 = t10 + t273;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t275 = t103 + 64u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t276 = slot_4 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t277 = smem_1 + t276;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t278;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t278) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t279 = t278 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t279) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t274) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t277), "l"(q), "r"(t274), "r"(0u), "r"(index), "r"(t275), "r"(t106) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t280 = t277 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t280), "l"(q), "r"(t274), "r"(64u), "r"(index), "r"(t275), "r"(t106) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed % 3u;
                const u32 t282 = slot_5 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t283 = t10 + t282;
                const u32 t284 = slot_5 + 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t285 = t284 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t286 = t10 + t285;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t287 = passed / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t288 = t287 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t289 = t288 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t286), "r"(t289) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t290 = block << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t291 = slot_5 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t292 = t8 + t291;
                u32 t293;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t293) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t294 = t293 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t294) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t283) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t292), "l"(k), "r"(t283), "r"(0u), "r"(t246), "r"(t290), "r"(t106) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t295 = t292 + 8192u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t295), "l"(k), "r"(t283), "r"(64u), "r"(t246), "r"(t290), "r"(t106) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed % 3u;
                const u32 t297 = slot_6 + 6u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t298 = t297 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t299 = t10 + t298;
                const u32 t300 = slot_6 + 9u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t301 = t300 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t302 = t10 + t301;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t303 = passed / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t304 = t303 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t305 = t304 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t302), "r"(t305) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t306 = block << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t307 = slot_6 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t308 = t9 + t307;
                u32 t309;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t309) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t310 = t309 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t310) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t299) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t308), "l"(v), "r"(t299), "r"(0u), "r"(t246), "r"(t306), "r"(t106) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t311 = t308 + 8192u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t311), "l"(v), "r"(t299), "r"(64u), "r"(t246), "r"(t306), "r"(t106) : "memory");
                }
#line 128 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 count = 1u;
#line 180 "fa-kernels/src/attention/block_walk.rs"
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
#line 212 "fa-kernels/src/attention/block_walk.rs"
                const u32 t319 = t318 + 31u;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                const u32 t320 = t319 >> 5u;
#line 181 "fa-kernels/src/attention/block_walk.rs"
                #pragma unroll 1
                for (u32 i = first_2; i < t320; i += 1u) {
#line 182 "fa-kernels/src/attention/block_walk.rs"
                    const bool t321 = i != first_2;
#line 182 "fa-kernels/src/attention/block_walk.rs"
                    if (t321) {
#line 226 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t322 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                        const u32 lane_4 = t322 & 31u;
                        const u32 t324 = i << 5u;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t325 = 31u - lane_4;
#line 227 "fa-kernels/src/attention/block_walk.rs"
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
#line 230 "fa-kernels/src/attention/block_walk.rs"
                        const bool t333 = number_5 < t332;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                        if (t333) {
                            const bool t334 = i < 2u;
#line 231 "fa-kernels/src/attention/block_walk.rs"
                            if (t334) {
                                const u32 t335 = number_5 << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                                const u32 pair_3 = t129 + t335;
                                f32 t337;
                                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t337) : "r"(pair_3) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                                u32 t338;
                                asm("mov.b32 %0, %1;" : "=r"(t338) : "f"(t337));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                                partial = t338;
                                f32 t339;
                                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t339) : "r"(pair_3) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                                u32 t340;
                                asm("mov.b32 %0, %1;" : "=r"(t340) : "f"(t339));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                                whole_2 = t340;
                            } else {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t341 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t342 = t341 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t343 = t342 - number_5;
#line 67 "fa-kernels/src/attention/block_walk.rs"
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
#line 236 "fa-kernels/src/attention/block_walk.rs"
                                partial = t353;
                            }
                        }
                    }
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    const bool t354 = partial != 0u;
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t355 = __ballot_sync(0xffffffffu, t354);
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    u32 lanes_3 = t355;
                    while (true) {
#line 187 "fa-kernels/src/attention/block_walk.rs"
                        const bool t356 = lanes_3 != 0u;
                        if (!t356) break;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                        u32 holder_3;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_3) : "r"(lanes_3));
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t358 = 1u << holder_3;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t359 = lanes_3 ^ t358;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        lanes_3 = t359;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t360 = i << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t361 = 31u - holder_3;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_6 = t360 + t361;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t363 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t364 = t363 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t365 = t364 - number_6;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_4 = t365 << 5u;
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 t367;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t367) : "r"(partial), "r"(holder_3));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 rest = t367;
                        while (true) {
#line 192 "fa-kernels/src/attention/block_walk.rs"
                            const bool t368 = rest != 0u;
                            if (!t368) break;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            u32 bit_3;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest));
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t370 = 1u << bit_3;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t371 = rest ^ t370;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            rest = t371;
                            const u32 t372 = first_4 + bit_3;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                            block = t372;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t373 = passed + count;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_7 = t373 % 3u;
                            const u32 t375 = slot_7 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t376 = t10 + t375;
                            const u32 t377 = slot_7 + 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t378 = t377 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t379 = t10 + t378;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t380 = t373 / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t381 = t380 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t382 = t381 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t379), "r"(t382) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t383 = block << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t384 = slot_7 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t385 = t8 + t384;
                            u32 t386;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t386) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t387 = t386 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t387) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t376) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t385), "l"(k), "r"(t376), "r"(0u), "r"(t246), "r"(t383), "r"(t106) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t388 = t385 + 8192u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t388), "l"(k), "r"(t376), "r"(64u), "r"(t246), "r"(t383), "r"(t106) : "memory");
                            }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t389 = passed + count;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_8 = t389 % 3u;
                            const u32 t391 = slot_8 + 6u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t392 = t391 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t393 = t10 + t392;
                            const u32 t394 = slot_8 + 9u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t395 = t394 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t396 = t10 + t395;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t397 = t389 / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t398 = t397 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t399 = t398 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t396), "r"(t399) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t400 = block << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t401 = slot_8 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t402 = t9 + t401;
                            u32 t403;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t403) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t404 = t403 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t404) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t393) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t402), "l"(v), "r"(t393), "r"(0u), "r"(t246), "r"(t400), "r"(t106) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t405 = t402 + 8192u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t405), "l"(v), "r"(t393), "r"(64u), "r"(t246), "r"(t400), "r"(t106) : "memory");
                            }
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t406 = count + 1u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            count = t406;
                        }
                    }
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    const bool t409 = whole_2 != 0u;
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t410 = __ballot_sync(0xffffffffu, t409);
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    u32 lanes_4 = t410;
                    while (true) {
#line 187 "fa-kernels/src/attention/block_walk.rs"
                        const bool t411 = lanes_4 != 0u;
                        if (!t411) break;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                        u32 holder_4;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_4) : "r"(lanes_4));
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t413 = 1u << holder_4;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t414 = lanes_4 ^ t413;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        lanes_4 = t414;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t415 = i << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t416 = 31u - holder_4;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_7 = t415 + t416;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t418 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t419 = t418 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t420 = t419 - number_7;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_5 = t420 << 5u;
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 t422;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t422) : "r"(whole_2), "r"(holder_4));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 rest_2 = t422;
                        while (true) {
#line 192 "fa-kernels/src/attention/block_walk.rs"
                            const bool t423 = rest_2 != 0u;
                            if (!t423) break;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            u32 bit_4;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest_2));
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t425 = 1u << bit_4;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t426 = rest_2 ^ t425;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            rest_2 = t426;
                            const u32 t427 = first_5 + bit_4;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                            block = t427;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t428 = passed + count;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_9 = t428 % 3u;
                            const u32 t430 = slot_9 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t431 = t10 + t430;
                            const u32 t432 = slot_9 + 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t433 = t432 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t434 = t10 + t433;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t435 = t428 / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t436 = t435 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t437 = t436 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t434), "r"(t437) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t438 = block << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t439 = slot_9 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t440 = t8 + t439;
                            u32 t441;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t441) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t442 = t441 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t442) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t431) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t440), "l"(k), "r"(t431), "r"(0u), "r"(t246), "r"(t438), "r"(t106) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t443 = t440 + 8192u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t443), "l"(k), "r"(t431), "r"(64u), "r"(t246), "r"(t438), "r"(t106) : "memory");
                            }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t444 = passed + count;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_10 = t444 % 3u;
                            const u32 t446 = slot_10 + 6u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t447 = t446 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t448 = t10 + t447;
                            const u32 t449 = slot_10 + 9u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t450 = t449 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t451 = t10 + t450;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t452 = t444 / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t453 = t452 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t454 = t453 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t451), "r"(t454) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t455 = block << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t456 = slot_10 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t457 = t9 + t456;
                            u32 t458;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t458) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t459 = t458 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t459) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t448) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t457), "l"(v), "r"(t448), "r"(0u), "r"(t246), "r"(t455), "r"(t106) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t460 = t457 + 8192u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t460), "l"(v), "r"(t448), "r"(64u), "r"(t246), "r"(t455), "r"(t106) : "memory");
                            }
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t461 = count + 1u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            count = t461;
                        }
                    }
                }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 count_2 = count;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t464 = passed + count_2;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t464;
                const u32 t465 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t465;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t466 = tile & 1u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t466) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_11 = tile & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t468 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t469 = slot_11 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t470 = t468 + t469;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t471;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t471) : "r"(t470) : "memory");
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t472;
                asm("mov.b32 %0, %1;" : "=r"(t472) : "f"(t471));
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t473;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t473) : "r"(t472));
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t473;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t475 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t475) {
            u32 doubted = 0u;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
            u32 next_doubted = 3u;
#line 83 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t476 = seq_q + 127u;
#line 83 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t476 >> 7u;
            const u32 t478 = of_head * heads;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t478 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t480 = blockIdx.x;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t480;
            while (true) {
#line 88 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t481 = index_2 < total;
                if (!t481) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t482 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t483 = index_2 / t482;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first_6 = t483 * heads_per_section;
                const u32 t485 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t486 = t485 - first_6;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t486 < heads_per_section ? t486 : heads_per_section;
                const u32 t488 = first_6 * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest_3 = index_2 - t488;
                const u32 t490 = rest_3 % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t491 = first_6 + t490;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t492 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t493 = rest_3 / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t494 = t492 - t493;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t495 = t494 << 7u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t496 = t491 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t497 = t491 / heads;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 tiles = doubted;
                const u32 t499 = tiles > 1u ? tiles : 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t500 = t499 - 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                doubted = t500;
                const bool t501 = tiles == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 again = t501 ? 0u : 4294967295u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t503;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t503) : );
#line 91 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t504 = t503 == 1u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t504) {
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_12 = round & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t506 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t507 = slot_12 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t506 + t507;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t509;
                    asm("mov.b32 %0, %1;" : "=f"(t509) : "r"(t496));
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t509) : "memory");
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t510;
                    asm("mov.b32 %0, %1;" : "=f"(t510) : "r"(t495));
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t510) : "memory");
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t511;
                    asm("mov.b32 %0, %1;" : "=f"(t511) : "r"(t497));
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t511) : "memory");
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t512 = t85 + 88u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t513 = round & 1u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t514 = t513 * 80u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t515 = t512 + t514;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t516;
                    asm("mov.b32 %0, %1;" : "=f"(t516) : "r"(again));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t515), "f"(t516) : "memory");
                }
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_13 = round & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t518 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t519 = slot_13 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t520 = t518 + t519;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t521;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t521) : "r"(t520) : "memory");
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t522;
                asm("mov.b32 %0, %1;" : "=r"(t522) : "f"(t521));
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t522));
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_14 = round & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t525 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t526 = slot_14 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_2 = t525 + t526;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t528;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t528) : "r"(from_2) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t529;
                asm("mov.b32 %0, %1;" : "=r"(t529) : "f"(t528));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t530;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t530) : "r"(t529));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t531;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t531) : "r"(from_2) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t532;
                asm("mov.b32 %0, %1;" : "=r"(t532) : "f"(t531));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t533;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t533) : "r"(t532));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t534 = t85 + 88u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t535 = round & 1u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t536 = t535 * 80u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t537 = t534 + t536;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t538;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t538) : "r"(t537) : "memory");
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t539;
                asm("mov.b32 %0, %1;" : "=r"(t539) : "f"(t538));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t540;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t540) : "r"(t539));
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t541 = seq_k + 63u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t542 = t541 >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_4 = t542 > 1u ? t542 : 1u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t544 = seq_k >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole_3 = t544 < end_4 ? t544 : end_4;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t546 = end_4 - whole_3;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t547 = t546 < end_4 ? t546 : end_4;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t548 = t540 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right_2 = t548 ? t547 : end_4;
#line 101 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 last_2 = t530 + 127u;
                const u32 t551 = t530 >> 7u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t552 = seq_q - 1u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t553 = last_2 < t552 ? last_2 : t552;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t554 = t85 + 248u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t555 = round & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t556 = t555 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t557 = t554 + t556;
#line 81 "fa-kernels/src/attention/block_walk.rs"
                const u32 t558 = head / group;
#line 19 "src/functions/windows.rs"
                const u32 t2_2 = argument0 < 2147483648u ? argument0 : 2147483648u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t560 = end_4 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t561 = t560 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t562 = t561 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t563 = end_4 - end_4;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t564 = t563 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t565 = t562 - t564;
#line 83 "fa-kernels/src/attention/block_walk.rs"
                const u32 most = t565 < 64u ? t565 : 64u;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < most; i_2 += 1u) {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t567 = end_4 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t568 = t567 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t569 = t568 - i_2;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t570 = t569 << 5u;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t571 = threadIdx.x;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t572 = t571 & 31u;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                    const u32 block_2 = t570 + t572;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_3 = seq_k - 1u;
#line 262 "fa-kernels/src/attention/block_walk.rs"
                    const u32 key = block_2 << 6u;
                    const u32 t576 = key < last_3 ? key : last_3;
#line 263 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t577 = key + 63u;
#line 263 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t578 = t577 < last_3 ? t577 : last_3;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t579 = t576 <= t578;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t580 = t579 ? t576 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t581 = t579 ? t578 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t582 = t581 < argument1;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t583 = t580 < argument1;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t584 = t2_2 - 2147483648u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t585 = t2_2 - 2147483648u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t586 = t584 <= t585;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t587 = 0u > t585 ? 0u : t585;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t588 = t586 ? t587 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t589 = 2147483648u - t2_2;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t590 = 2147483648u - t2_2;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t591 = t589 <= t590;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t592 = 0u > t590 ? 0u : t590;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t593 = t591 ? t592 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t594 = t588 <= t593;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t595 = t594 ? 2147483648u : t2_2;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t596 = t588 < t593 ? t588 : t593;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t597 = t595 + t596;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t598 = t583 ? t595 : t2_2;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t599 = t582 ? 2147483648u : t598;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t600 = t583 ? t597 : t2_2;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t601 = t582 ? 2147483648u : t600;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t602 = t530 + seq_k;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t603 = t553 - t530;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t604 = t602 + t603;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t605 = t603 <= t603;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t606 = t605 ? t602 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t607 = t605 ? t604 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t608 = t606 - seq_q;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t609 = t607 - t606;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t610 = t608 + t609;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t611 = t609 <= t609;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t612 = t611 ? t608 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t613 = t611 ? t610 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t614 = t612 - t578;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t615 = t613 - t612;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t616 = t578 - t576;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t617 = t615 + t616;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t618 = t614 + t617;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t619 = t615 <= t617;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t620 = t619 ? t614 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t621 = t619 ? t618 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t622 = t620 <= t621;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t623 = t622 ? t620 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t624 = t622 ? t621 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t625 = t599 <= t601;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t626 = t625 ? t599 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t627 = t625 ? t601 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t628 = t624 < t626;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t629 = t623 < t627;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t630 = end_4 - end_4;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const bool t631 = t630 <= block_2;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const bool t632 = block_2 < end_4;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const bool is_there = t631 & t632;
                    const u32 t634 = end_4 - 1u;
#line 107 "fa-kernels/src/attention/block_walk.rs"
                    const u32 after = t634 - block_2;
                    const bool t636 = masked_right_2 <= after;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const bool t637 = after < end_4;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const bool inside = t636 & t637;
                    const bool t639 = is_there & t629;
#line 109 "fa-kernels/src/attention/block_walk.rs"
                    const u32 visible = __ballot_sync(0xffffffffu, t639);
                    const bool t641 = is_there & inside;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t642 = t641 & t629;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t643 = t642 & t628;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 whole_4 = __ballot_sync(0xffffffffu, t643);
                    const u32 t645 = visible ^ whole_4;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t646 = threadIdx.x;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t647 = t646 & 31u;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    const bool t648 = t647 == 0u;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    if (t648) {
                        const u32 t649 = i_2 << 3u;
#line 89 "fa-kernels/src/attention/block_walk.rs"
                        const u32 pair_4 = t557 + t649;
                        f32 t651;
                        asm("mov.b32 %0, %1;" : "=f"(t651) : "r"(t645));
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(pair_4), "f"(t651) : "memory");
                        f32 t652;
                        asm("mov.b32 %0, %1;" : "=f"(t652) : "r"(whole_4));
#line 91 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(pair_4), "f"(t652) : "memory");
                    }
                }
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t653;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t653) : );
#line 158 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t654 = t653 == 1u;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t654) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                }
#line 198 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t655 = round + 1u;
#line 198 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t655;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t656 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t657 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t658 = t657 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t656), "r"(t658) : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t659 = t85 + 88u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t660 = round_2 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t661 = t660 * 80u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 verdict = t659 + t661;
                const bool t663 = lane < 16u;
                u32 merged = 0u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t663) {
                    const u32 t664 = lane << 2u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t665 = verdict + t664;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t666;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t666) : "r"(t665) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t667;
                    asm("mov.b32 %0, %1;" : "=r"(t667) : "f"(t666));
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged = t667;
                } else {
                    merged = 0u;
                }
#line 243 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 word = merged;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool distrusted = word != 0u;
                const bool t669 = __any_sync(0xffffffffu, distrusted);
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 merged_2 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t669) {
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const bool t670 = lane <= 16u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t670) {
                        const u32 t671 = lane << 2u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t672 = verdict + t671;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t672), "f"(0.0f) : "memory");
                    }
                    const u32 t673 = word << lane;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t674;
                    asm("mov.b32 %0, %1;" : "=f"(t674) : "r"(t673));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t675;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t675) : "f"(t674));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t676;
                    asm("mov.b32 %0, %1;" : "=r"(t676) : "f"(t675));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t677 = lane & 1u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t678 = t677 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t679 = t678 ? t676 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t680 = t673 + t679;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t681 = t673 + t676;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t682;
                    asm("mov.b32 %0, %1;" : "=f"(t682) : "r"(t681));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t683;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t683) : "f"(t682));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t684;
                    asm("mov.b32 %0, %1;" : "=r"(t684) : "f"(t683));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t685 = lane & 2u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t686 = t685 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t687 = t686 ? t684 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t688 = t680 + t687;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t689 = t681 + t684;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t690;
                    asm("mov.b32 %0, %1;" : "=f"(t690) : "r"(t689));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t691;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t691) : "f"(t690));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t692;
                    asm("mov.b32 %0, %1;" : "=r"(t692) : "f"(t691));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t693 = lane & 4u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t694 = t693 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t695 = t694 ? t692 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t696 = t688 + t695;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t697 = t689 + t692;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t698;
                    asm("mov.b32 %0, %1;" : "=f"(t698) : "r"(t697));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t699;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t699) : "f"(t698));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t700;
                    asm("mov.b32 %0, %1;" : "=r"(t700) : "f"(t699));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t701 = lane & 8u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t702 = t701 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t703 = t702 ? t700 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t704 = t696 + t703;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t705 = t697 + t700;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t706;
                    asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(t705));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t707;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t707) : "f"(t706));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t708;
                    asm("mov.b32 %0, %1;" : "=r"(t708) : "f"(t707));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t709 = lane & 16u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t710 = t709 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t711 = t710 ? t708 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t712 = t704 + t711;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t713 = t705 + t708;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t714;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t714) : "r"(t713));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    merged_2 = t714;
                } else {
                    merged_2 = 0u;
                }
#line 202 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 warps = merged_2;
                while (true) {
#line 203 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t715 = warps != 0u;
                    if (!t715) break;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_15 = round_2 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t717 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t718 = slot_15 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t719 = t717 + t718;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t720;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t720) : "r"(t719) : "memory");
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t721;
                    asm("mov.b32 %0, %1;" : "=r"(t721) : "f"(t720));
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head_2;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_2) : "r"(t721));
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_16 = round_2 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t724 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t725 = slot_16 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_3 = t724 + t725;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t727;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t727) : "r"(from_3) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t728;
                    asm("mov.b32 %0, %1;" : "=r"(t728) : "f"(t727));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t729;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t729) : "r"(t728));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t730;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t730) : "r"(from_3) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t731;
                    asm("mov.b32 %0, %1;" : "=r"(t731) : "f"(t730));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t732;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t732) : "r"(t731));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t733 = t85 + 88u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t734 = round_2 & 1u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t735 = t734 * 80u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t736 = t733 + t735;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t737;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t737) : "r"(t736) : "memory");
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t738;
                    asm("mov.b32 %0, %1;" : "=r"(t738) : "f"(t737));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t739;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t739) : "r"(t738));
#line 61 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 next = next_doubted;
                    doubted = next;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t741 = next << 2u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t742 = t741 + 3u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t743 = t742 < 1073741824u ? t742 : 1073741824u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    next_doubted = t743;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t744;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t744) : );
#line 228 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t745 = t744 == 1u;
#line 228 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    if (t745) {
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 slot_17 = round_2 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t747 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t748 = slot_17 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 to_2 = t747 + t748;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t750;
                        asm("mov.b32 %0, %1;" : "=f"(t750) : "r"(head_2));
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t750) : "memory");
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t751;
                        asm("mov.b32 %0, %1;" : "=f"(t751) : "r"(t729));
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_2), "f"(t751) : "memory");
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t752;
                        asm("mov.b32 %0, %1;" : "=f"(t752) : "r"(t732));
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_2), "f"(t752) : "memory");
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t753 = t85 + 88u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t754 = round_2 & 1u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t755 = t754 * 80u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t756 = t753 + t755;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t757;
                        asm("mov.b32 %0, %1;" : "=f"(t757) : "r"(warps));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t756), "f"(t757) : "memory");
                    }
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_18 = round_2 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t759 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t760 = slot_18 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t761 = t759 + t760;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t762;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t762) : "r"(t761) : "memory");
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t763;
                    asm("mov.b32 %0, %1;" : "=r"(t763) : "f"(t762));
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 head_3;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_3) : "r"(t763));
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_19 = round_2 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t766 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t767 = slot_19 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 from_4 = t766 + t767;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t769;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t769) : "r"(from_4) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t770;
                    asm("mov.b32 %0, %1;" : "=r"(t770) : "f"(t769));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t771;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t771) : "r"(t770));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t772;
                    asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t772) : "r"(from_4) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t773;
                    asm("mov.b32 %0, %1;" : "=r"(t773) : "f"(t772));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t774;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t774) : "r"(t773));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t775 = t85 + 88u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t776 = round_2 & 1u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t777 = t776 * 80u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t778 = t775 + t777;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t779;
                    asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t779) : "r"(t778) : "memory");
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t780;
                    asm("mov.b32 %0, %1;" : "=r"(t780) : "f"(t779));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 t781;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t781) : "r"(t780));
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t782 = seq_k + 63u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t783 = t782 >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_5 = t783 > 1u ? t783 : 1u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t785 = seq_k >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 whole_5 = t785 < end_5 ? t785 : end_5;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t787 = end_5 - whole_5;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t788 = t787 < end_5 ? t787 : end_5;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t789 = t781 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 masked_right_3 = t789 ? t788 : end_5;
#line 101 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 last_4 = t771 + 127u;
                    const u32 t792 = t771 >> 7u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t793 = seq_q - 1u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t794 = last_4 < t793 ? last_4 : t793;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t795 = t85 + 248u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t796 = round_2 & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t797 = t796 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t798 = t795 + t797;
#line 81 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t799 = head_3 / group;
#line 19 "src/functions/windows.rs"
                    const u32 t2_3 = argument0 < 2147483648u ? argument0 : 2147483648u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t801 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t802 = t801 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t803 = t802 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t804 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t805 = t804 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t806 = t803 - t805;
#line 83 "fa-kernels/src/attention/block_walk.rs"
                    const u32 most_2 = t806 < 64u ? t806 : 64u;
                    #pragma unroll 1
                    for (u32 i_3 = 0u; i_3 < most_2; i_3 += 1u) {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t808 = end_5 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t809 = t808 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t810 = t809 - i_3;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t811 = t810 << 5u;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t812 = threadIdx.x;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t813 = t812 & 31u;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                        const u32 block_3 = t811 + t813;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 last_5 = seq_k - 1u;
#line 262 "fa-kernels/src/attention/block_walk.rs"
                        const u32 key_2 = block_3 << 6u;
                        const u32 t817 = key_2 < last_5 ? key_2 : last_5;
#line 263 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t818 = key_2 + 63u;
#line 263 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t819 = t818 < last_5 ? t818 : last_5;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t820 = t817 <= t819;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t821 = t820 ? t817 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t822 = t820 ? t819 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t823 = t822 < argument1;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t824 = t821 < argument1;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t825 = t2_3 - 2147483648u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t826 = t2_3 - 2147483648u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t827 = t825 <= t826;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t828 = 0u > t826 ? 0u : t826;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t829 = t827 ? t828 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t830 = 2147483648u - t2_3;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t831 = 2147483648u - t2_3;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t832 = t830 <= t831;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t833 = 0u > t831 ? 0u : t831;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t834 = t832 ? t833 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t835 = t829 <= t834;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t836 = t835 ? 2147483648u : t2_3;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t837 = t829 < t834 ? t829 : t834;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t838 = t836 + t837;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t839 = t824 ? t836 : t2_3;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t840 = t823 ? 2147483648u : t839;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t841 = t824 ? t838 : t2_3;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t842 = t823 ? 2147483648u : t841;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t843 = t771 + seq_k;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t844 = t794 - t771;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t845 = t843 + t844;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t846 = t844 <= t844;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t847 = t846 ? t843 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t848 = t846 ? t845 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t849 = t847 - seq_q;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t850 = t848 - t847;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t851 = t849 + t850;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t852 = t850 <= t850;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t853 = t852 ? t849 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t854 = t852 ? t851 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t855 = t853 - t819;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t856 = t854 - t853;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t857 = t819 - t817;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t858 = t856 + t857;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t859 = t855 + t858;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t860 = t856 <= t858;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t861 = t860 ? t855 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t862 = t860 ? t859 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t863 = t861 <= t862;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t864 = t863 ? t861 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t865 = t863 ? t862 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t866 = t840 <= t842;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t867 = t866 ? t840 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t868 = t866 ? t842 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t869 = t865 < t867;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                        const bool t870 = t864 < t868;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t871 = end_5 - end_5;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                        const bool t872 = t871 <= block_3;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                        const bool t873 = block_3 < end_5;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                        const bool is_there_2 = t872 & t873;
                        const u32 t875 = end_5 - 1u;
#line 107 "fa-kernels/src/attention/block_walk.rs"
                        const u32 after_2 = t875 - block_3;
                        const bool t877 = masked_right_3 <= after_2;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                        const bool t878 = after_2 < end_5;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                        const bool inside_2 = t877 & t878;
                        const bool t880 = is_there_2 & t870;
#line 109 "fa-kernels/src/attention/block_walk.rs"
                        const u32 visible_2 = __ballot_sync(0xffffffffu, t880);
                        const bool t882 = is_there_2 & inside_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t883 = t882 & t870;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const bool t884 = t883 & t869;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                        const u32 whole_6 = __ballot_sync(0xffffffffu, t884);
                        const u32 t886 = visible_2 ^ whole_6;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t887 = threadIdx.x;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t888 = t887 & 31u;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                        const bool t889 = t888 == 0u;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                        if (t889) {
                            const u32 t890 = i_3 << 3u;
#line 89 "fa-kernels/src/attention/block_walk.rs"
                            const u32 pair_5 = t798 + t890;
                            f32 t892;
                            asm("mov.b32 %0, %1;" : "=f"(t892) : "r"(t886));
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(pair_5), "f"(t892) : "memory");
                            f32 t893;
                            asm("mov.b32 %0, %1;" : "=f"(t893) : "r"(whole_6));
#line 91 "fa-kernels/src/attention/block_walk.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(pair_5), "f"(t893) : "memory");
                        }
                    }
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t894;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t894) : );
#line 158 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t895 = t894 == 1u;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t895) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                    }
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t896 = round_2 + 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    round_2 = t896;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t897 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t898 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t899 = t898 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t897), "r"(t899) : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t900 = t85 + 88u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t901 = round_2 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t902 = t901 * 80u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 verdict_2 = t900 + t902;
                    const bool t904 = lane < 16u;
                    u32 merged_3 = 0u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t904) {
                        const u32 t905 = lane << 2u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t906 = verdict_2 + t905;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t907;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t907) : "r"(t906) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t908;
                        asm("mov.b32 %0, %1;" : "=r"(t908) : "f"(t907));
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_3 = t908;
                    } else {
                        merged_3 = 0u;
                    }
#line 243 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 word_2 = merged_3;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool distrusted_2 = word_2 != 0u;
                    const bool t910 = __any_sync(0xffffffffu, distrusted_2);
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    u32 merged_4 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t910) {
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        const bool t911 = lane <= 16u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t911) {
                            const u32 t912 = lane << 2u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 t913 = verdict_2 + t912;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t913), "f"(0.0f) : "memory");
                        }
                        const u32 t914 = word_2 << lane;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t915;
                        asm("mov.b32 %0, %1;" : "=f"(t915) : "r"(t914));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t916;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t916) : "f"(t915));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t917;
                        asm("mov.b32 %0, %1;" : "=r"(t917) : "f"(t916));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t918 = lane & 1u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t919 = t918 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t920 = t919 ? t917 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t921 = t914 + t920;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t922 = t914 + t917;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t923;
                        asm("mov.b32 %0, %1;" : "=f"(t923) : "r"(t922));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t924;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t924) : "f"(t923));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t925;
                        asm("mov.b32 %0, %1;" : "=r"(t925) : "f"(t924));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t926 = lane & 2u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t927 = t926 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t928 = t927 ? t925 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t929 = t921 + t928;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t930 = t922 + t925;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t931;
                        asm("mov.b32 %0, %1;" : "=f"(t931) : "r"(t930));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t932;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t932) : "f"(t931));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t933;
                        asm("mov.b32 %0, %1;" : "=r"(t933) : "f"(t932));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t934 = lane & 4u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t935 = t934 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t936 = t935 ? t933 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t937 = t929 + t936;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t938 = t930 + t933;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t939;
                        asm("mov.b32 %0, %1;" : "=f"(t939) : "r"(t938));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t940;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t940) : "f"(t939));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t941;
                        asm("mov.b32 %0, %1;" : "=r"(t941) : "f"(t940));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t942 = lane & 8u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t943 = t942 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t944 = t943 ? t941 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t945 = t937 + t944;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t946 = t938 + t941;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t947;
                        asm("mov.b32 %0, %1;" : "=f"(t947) : "r"(t946));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        f32 t948;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t948) : "f"(t947));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t949;
                        asm("mov.b32 %0, %1;" : "=r"(t949) : "f"(t948));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t950 = lane & 16u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t951 = t950 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t952 = t951 ? t949 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t953 = t945 + t952;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t954 = t946 + t949;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        u32 t955;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t955) : "r"(t954));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        merged_4 = t955;
                    } else {
                        merged_4 = 0u;
                    }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    warps = merged_4;
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t957 = lane == 0u;
                u32 merged_5 = 0u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t957) {
                    const u32 t958 = total - 1u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t959;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t959) : "l"(claims), "r"(t958) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged_5 = t959;
                } else {
                    merged_5 = 0u;
                }
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged_5;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t960 = gridDim.x;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t961;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t961) : "r"(claimed));
#line 263 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t962 = t960 + t961;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t962;
            }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 last_6 = round_3 - 1u;
#line 233 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t965 = t85 + 16u;
#line 233 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t966 = last_6 & 1u;
#line 233 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t965), "r"(t966) : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t967 = t85 + 88u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t968 = last_6 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t969 = t968 * 80u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 verdict_3 = t967 + t969;
            const bool t971 = lane < 16u;
            u32 merged_6 = 0u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t971) {
                const u32 t972 = lane << 2u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t973 = verdict_3 + t972;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t974;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t974) : "r"(t973) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t975;
                asm("mov.b32 %0, %1;" : "=r"(t975) : "f"(t974));
#line 241 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_6 = t975;
            } else {
                merged_6 = 0u;
            }
#line 243 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 word_3 = merged_6;
#line 245 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool distrusted_3 = word_3 != 0u;
            const bool t977 = __any_sync(0xffffffffu, distrusted_3);
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 merged_7 = 0u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t977) {
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t978 = lane <= 16u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t978) {
                    const u32 t979 = lane << 2u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t980 = verdict_3 + t979;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t980), "f"(0.0f) : "memory");
                }
                const u32 t981 = word_3 << lane;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t982;
                asm("mov.b32 %0, %1;" : "=f"(t982) : "r"(t981));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t983;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t983) : "f"(t982));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t984;
                asm("mov.b32 %0, %1;" : "=r"(t984) : "f"(t983));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t985 = lane & 1u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t986 = t985 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t987 = t986 ? t984 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t988 = t981 + t987;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t989 = t981 + t984;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t990;
                asm("mov.b32 %0, %1;" : "=f"(t990) : "r"(t989));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t991;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t991) : "f"(t990));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t992;
                asm("mov.b32 %0, %1;" : "=r"(t992) : "f"(t991));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t993 = lane & 2u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t994 = t993 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t995 = t994 ? t992 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t996 = t988 + t995;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t997 = t989 + t992;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t998;
                asm("mov.b32 %0, %1;" : "=f"(t998) : "r"(t997));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t999;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t999) : "f"(t998));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1000;
                asm("mov.b32 %0, %1;" : "=r"(t1000) : "f"(t999));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1001 = lane & 4u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t1002 = t1001 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1003 = t1002 ? t1000 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1004 = t996 + t1003;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1005 = t997 + t1000;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1006;
                asm("mov.b32 %0, %1;" : "=f"(t1006) : "r"(t1005));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1007;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1007) : "f"(t1006));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1008;
                asm("mov.b32 %0, %1;" : "=r"(t1008) : "f"(t1007));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1009 = lane & 8u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t1010 = t1009 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1011 = t1010 ? t1008 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1012 = t1004 + t1011;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1013 = t1005 + t1008;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1014;
                asm("mov.b32 %0, %1;" : "=f"(t1014) : "r"(t1013));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1015;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1015) : "f"(t1014));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1016;
                asm("mov.b32 %0, %1;" : "=r"(t1016) : "f"(t1015));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1017 = lane & 16u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t1018 = t1017 != 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1019 = t1018 ? t1016 : 0u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1020 = t1012 + t1019;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1021 = t1013 + t1016;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1022;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1022) : "r"(t1021));
#line 251 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                merged_7 = t1022;
            } else {
                merged_7 = 0u;
            }
#line 243 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 warps_2 = merged_7;
            const bool t1023 = warps_2 != 0u;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            if (t1023) {
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_20 = last_6 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1025 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1026 = slot_20 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1027 = t1025 + t1026;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1028;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1028) : "r"(t1027) : "memory");
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1029;
                asm("mov.b32 %0, %1;" : "=r"(t1029) : "f"(t1028));
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_4;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_4) : "r"(t1029));
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_21 = last_6 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1032 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1033 = slot_21 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_5 = t1032 + t1033;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1035;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1035) : "r"(from_5) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1036;
                asm("mov.b32 %0, %1;" : "=r"(t1036) : "f"(t1035));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1037;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1037) : "r"(t1036));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1038;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1038) : "r"(from_5) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1039;
                asm("mov.b32 %0, %1;" : "=r"(t1039) : "f"(t1038));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1040;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1040) : "r"(t1039));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1041 = t85 + 88u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1042 = last_6 & 1u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1043 = t1042 * 80u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1044 = t1041 + t1043;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1045;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t1045) : "r"(t1044) : "memory");
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1046;
                asm("mov.b32 %0, %1;" : "=r"(t1046) : "f"(t1045));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1047;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1047) : "r"(t1046));
#line 61 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 next_2 = next_doubted;
                doubted = next_2;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t1049 = next_2 << 2u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t1050 = t1049 + 3u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t1051 = t1050 < 1073741824u ? t1050 : 1073741824u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                next_doubted = t1051;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1052;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1052) : );
#line 228 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t1053 = t1052 == 1u;
#line 228 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t1053) {
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 slot_22 = round_3 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1055 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1056 = slot_22 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to_3 = t1055 + t1056;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t1058;
                    asm("mov.b32 %0, %1;" : "=f"(t1058) : "r"(head_4));
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t1058) : "memory");
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t1059;
                    asm("mov.b32 %0, %1;" : "=f"(t1059) : "r"(t1037));
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to_3), "f"(t1059) : "memory");
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t1060;
                    asm("mov.b32 %0, %1;" : "=f"(t1060) : "r"(t1040));
#line 122 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to_3), "f"(t1060) : "memory");
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1061 = t85 + 88u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1062 = round_3 & 1u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1063 = t1062 * 80u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 t1064 = t1061 + t1063;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t1065;
                    asm("mov.b32 %0, %1;" : "=f"(t1065) : "r"(warps_2));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+64], %1;" :  : "r"(t1064), "f"(t1065) : "memory");
                }
#line 186 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_23 = round_3 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1067 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1068 = slot_23 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1069 = t1067 + t1068;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1070;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1070) : "r"(t1069) : "memory");
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1071;
                asm("mov.b32 %0, %1;" : "=r"(t1071) : "f"(t1070));
#line 187 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head_5;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head_5) : "r"(t1071));
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_24 = round_3 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1074 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1075 = slot_24 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_6 = t1074 + t1075;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1077;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1077) : "r"(from_6) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1078;
                asm("mov.b32 %0, %1;" : "=r"(t1078) : "f"(t1077));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1079;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1079) : "r"(t1078));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1080;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1080) : "r"(from_6) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1081;
                asm("mov.b32 %0, %1;" : "=r"(t1081) : "f"(t1080));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1082;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1082) : "r"(t1081));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1083 = t85 + 88u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1084 = round_3 & 1u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1085 = t1084 * 80u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1086 = t1083 + t1085;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t1087;
                asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t1087) : "r"(t1086) : "memory");
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1088;
                asm("mov.b32 %0, %1;" : "=r"(t1088) : "f"(t1087));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t1089;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1089) : "r"(t1088));
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1090 = seq_k + 63u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1091 = t1090 >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_6 = t1091 > 1u ? t1091 : 1u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1093 = seq_k >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole_7 = t1093 < end_6 ? t1093 : end_6;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1095 = end_6 - whole_7;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1096 = t1095 < end_6 ? t1095 : end_6;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1097 = t1089 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right_4 = t1097 ? t1096 : end_6;
#line 101 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 last_7 = t1079 + 127u;
                const u32 t1100 = t1079 >> 7u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t1101 = seq_q - 1u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t1102 = last_7 < t1101 ? last_7 : t1101;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1103 = t85 + 248u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1104 = round_3 & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1105 = t1104 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1106 = t1103 + t1105;
#line 81 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1107 = head_5 / group;
#line 19 "src/functions/windows.rs"
                const u32 t2_4 = argument0 < 2147483648u ? argument0 : 2147483648u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1109 = end_6 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1110 = t1109 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1111 = t1110 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1112 = end_6 - end_6;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1113 = t1112 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1114 = t1111 - t1113;
#line 83 "fa-kernels/src/attention/block_walk.rs"
                const u32 most_3 = t1114 < 64u ? t1114 : 64u;
                #pragma unroll 1
                for (u32 i_4 = 0u; i_4 < most_3; i_4 += 1u) {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1116 = end_6 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1117 = t1116 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1118 = t1117 - i_4;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1119 = t1118 << 5u;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1120 = threadIdx.x;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1121 = t1120 & 31u;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                    const u32 block_4 = t1119 + t1121;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_8 = seq_k - 1u;
#line 262 "fa-kernels/src/attention/block_walk.rs"
                    const u32 key_3 = block_4 << 6u;
                    const u32 t1125 = key_3 < last_8 ? key_3 : last_8;
#line 263 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1126 = key_3 + 63u;
#line 263 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1127 = t1126 < last_8 ? t1126 : last_8;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1128 = t1125 <= t1127;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1129 = t1128 ? t1125 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1130 = t1128 ? t1127 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1131 = t1130 < argument1;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1132 = t1129 < argument1;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1133 = t2_4 - 2147483648u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1134 = t2_4 - 2147483648u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1135 = t1133 <= t1134;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1136 = 0u > t1134 ? 0u : t1134;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1137 = t1135 ? t1136 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1138 = 2147483648u - t2_4;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1139 = 2147483648u - t2_4;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1140 = t1138 <= t1139;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1141 = 0u > t1139 ? 0u : t1139;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1142 = t1140 ? t1141 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1143 = t1137 <= t1142;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1144 = t1143 ? 2147483648u : t2_4;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1145 = t1137 < t1142 ? t1137 : t1142;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1146 = t1144 + t1145;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1147 = t1132 ? t1144 : t2_4;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1148 = t1131 ? 2147483648u : t1147;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1149 = t1132 ? t1146 : t2_4;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1150 = t1131 ? 2147483648u : t1149;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1151 = t1079 + seq_k;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1152 = t1102 - t1079;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1153 = t1151 + t1152;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1154 = t1152 <= t1152;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1155 = t1154 ? t1151 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1156 = t1154 ? t1153 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1157 = t1155 - seq_q;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1158 = t1156 - t1155;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1159 = t1157 + t1158;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1160 = t1158 <= t1158;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1161 = t1160 ? t1157 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1162 = t1160 ? t1159 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1163 = t1161 - t1127;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1164 = t1162 - t1161;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1165 = t1127 - t1125;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1166 = t1164 + t1165;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1167 = t1163 + t1166;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1168 = t1164 <= t1166;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1169 = t1168 ? t1163 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1170 = t1168 ? t1167 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1171 = t1169 <= t1170;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1172 = t1171 ? t1169 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1173 = t1171 ? t1170 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1174 = t1148 <= t1150;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1175 = t1174 ? t1148 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1176 = t1174 ? t1150 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1177 = t1173 < t1175;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1178 = t1172 < t1176;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1179 = end_6 - end_6;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1180 = t1179 <= block_4;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1181 = block_4 < end_6;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const bool is_there_3 = t1180 & t1181;
                    const u32 t1183 = end_6 - 1u;
#line 107 "fa-kernels/src/attention/block_walk.rs"
                    const u32 after_3 = t1183 - block_4;
                    const bool t1185 = masked_right_4 <= after_3;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1186 = after_3 < end_6;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const bool inside_3 = t1185 & t1186;
                    const bool t1188 = is_there_3 & t1178;
#line 109 "fa-kernels/src/attention/block_walk.rs"
                    const u32 visible_3 = __ballot_sync(0xffffffffu, t1188);
                    const bool t1190 = is_there_3 & inside_3;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1191 = t1190 & t1178;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1192 = t1191 & t1177;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 whole_8 = __ballot_sync(0xffffffffu, t1192);
                    const u32 t1194 = visible_3 ^ whole_8;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1195 = threadIdx.x;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1196 = t1195 & 31u;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1197 = t1196 == 0u;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    if (t1197) {
                        const u32 t1198 = i_4 << 3u;
#line 89 "fa-kernels/src/attention/block_walk.rs"
                        const u32 pair_6 = t1106 + t1198;
                        f32 t1200;
                        asm("mov.b32 %0, %1;" : "=f"(t1200) : "r"(t1194));
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(pair_6), "f"(t1200) : "memory");
                        f32 t1201;
                        asm("mov.b32 %0, %1;" : "=f"(t1201) : "r"(whole_8));
#line 91 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(pair_6), "f"(t1201) : "memory");
                    }
                }
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1202;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1202) : );
#line 158 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t1203 = t1202 == 1u;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t1203) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t1204 = round_3 + 1u;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round_3 = t1204;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1205 = t85 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1206 = round_3 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1207 = t1206 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1205), "r"(t1207) : "memory");
            }
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1208;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1208) : );
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t1209 = t1208 == 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t1209) {
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 slot_25 = round_3 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1211 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1212 = slot_25 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t1213 = t1211 + t1212;
#line 150 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1213), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t1214;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1214) : );
#line 158 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t1215 = t1214 == 1u;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t1215) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t85) : "memory");
            }
        }
    } else {
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t1217 = index_3 << 14u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t1218 = t7 + t1217;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t1219 = warp & 3u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t1220 = t1219 << 4u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t1221 = index_3 << 6u;
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
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t1222 = count_3 & 1u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t1222) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 slot_26 = count_3 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t1224 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t1225 = slot_26 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t1226 = t1224 + t1225;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t1227;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1227) : "r"(t1226) : "memory");
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t1228;
        asm("mov.b32 %0, %1;" : "=r"(t1228) : "f"(t1227));
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t1229;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1229) : "r"(t1228));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t1229;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1230 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1230) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t1231 = index_4 != 4294967295u;
            if (!t1231) break;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_27 = count_3 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1233 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1234 = slot_27 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_7 = t1233 + t1234;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1236;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1236) : "r"(from_7) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1237;
            asm("mov.b32 %0, %1;" : "=r"(t1237) : "f"(t1236));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1238;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1238) : "r"(t1237));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1239;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1239) : "r"(from_7) : "memory");
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1240;
            asm("mov.b32 %0, %1;" : "=r"(t1240) : "f"(t1239));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1241;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1241) : "r"(t1240));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1242 = t85 + 88u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1243 = count_3 & 1u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1244 = t1243 * 80u;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1245 = t1242 + t1244;
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1246;
            asm volatile("ld.shared.f32 %0, [%1+64];" : "=f"(t1246) : "r"(t1245) : "memory");
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1247;
            asm("mov.b32 %0, %1;" : "=r"(t1247) : "f"(t1246));
#line 203 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1248;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1248) : "r"(t1247));
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t1249;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1249) : );
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t1250 = t1249 == 1u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t1250) {
                const u32 t1251 = t85 + 8u;
#line 178 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1251) : "memory");
            }
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1252 = seq_k + 63u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1253 = t1252 >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_7 = t1253 > 1u ? t1253 : 1u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1255 = seq_k >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_9 = t1255 < end_7 ? t1255 : end_7;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1257 = end_7 - whole_9;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1258 = t1257 < end_7 ? t1257 : end_7;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1259 = t1248 == 0u;
#line 118 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_5 = t1259 ? t1258 : end_7;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1261 = t85 + 248u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1262 = count_3 & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1263 = t1262 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1264 = t1261 + t1263;
#line 133 "fa-kernels/src/attention/block_walk.rs"
            u32 block_5 = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
            u32 chunk_2 = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
            u32 partial_2 = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
            u32 whole_10 = 0u;
#line 226 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1265 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
            const u32 lane_5 = t1265 & 31u;
            const u32 number_8 = 31u - lane_5;
            partial_2 = 0u;
            whole_10 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1268 = end_7 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1269 = t1268 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1270 = t1269 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1271 = end_7 - end_7;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1272 = t1271 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1273 = t1270 - t1272;
#line 230 "fa-kernels/src/attention/block_walk.rs"
            const bool t1274 = number_8 < t1273;
#line 230 "fa-kernels/src/attention/block_walk.rs"
            if (t1274) {
#line 232 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1275 = number_8 << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                const u32 pair_7 = t1264 + t1275;
                f32 t1277;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1277) : "r"(pair_7) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                u32 t1278;
                asm("mov.b32 %0, %1;" : "=r"(t1278) : "f"(t1277));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                partial_2 = t1278;
                f32 t1279;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1279) : "r"(pair_7) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                u32 t1280;
                asm("mov.b32 %0, %1;" : "=r"(t1280) : "f"(t1279));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                whole_10 = t1280;
            }
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1281 = end_7 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1282 = t1281 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1283 = t1282 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1284 = end_7 - end_7;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1285 = t1284 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1286 = t1283 - t1285;
#line 212 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1287 = t1286 + 31u;
#line 212 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1288 = t1287 >> 5u;
#line 148 "fa-kernels/src/attention/block_walk.rs"
            const u32 last_9 = t1288 - 1u;
            while (true) {
#line 149 "fa-kernels/src/attention/block_walk.rs"
                const bool t1290 = chunk_2 < last_9;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const bool t1291 = partial_2 != 0u;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1292 = __ballot_sync(0xffffffffu, t1291);
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const bool t1293 = whole_10 != 0u;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1294 = __ballot_sync(0xffffffffu, t1293);
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1295 = t1292 | t1294;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const bool t1296 = t1295 == 0u;
#line 149 "fa-kernels/src/attention/block_walk.rs"
                const bool t1297 = t1290 & t1296;
                if (!t1297) break;
#line 150 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1298 = chunk_2 + 1u;
#line 150 "fa-kernels/src/attention/block_walk.rs"
                chunk_2 = t1298;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1299 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                const u32 lane_6 = t1299 & 31u;
                const u32 t1301 = chunk_2 << 5u;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1302 = 31u - lane_6;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                const u32 number_9 = t1301 + t1302;
                partial_2 = 0u;
                whole_10 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1304 = end_7 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1305 = t1304 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1306 = t1305 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1307 = end_7 - end_7;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1308 = t1307 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1309 = t1306 - t1308;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                const bool t1310 = number_9 < t1309;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                if (t1310) {
                    const bool t1311 = chunk_2 < 2u;
#line 231 "fa-kernels/src/attention/block_walk.rs"
                    if (t1311) {
                        const u32 t1312 = number_9 << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                        const u32 pair_8 = t1264 + t1312;
                        f32 t1314;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1314) : "r"(pair_8) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                        u32 t1315;
                        asm("mov.b32 %0, %1;" : "=r"(t1315) : "f"(t1314));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t1315;
                        f32 t1316;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1316) : "r"(pair_8) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                        u32 t1317;
                        asm("mov.b32 %0, %1;" : "=r"(t1317) : "f"(t1316));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                        whole_10 = t1317;
                    } else {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1318 = end_7 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1319 = t1318 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1320 = t1319 - number_9;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_7 = t1320 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1322 = end_7 - end_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1323 = t1322 > first_7 ? t1322 : first_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 begin_3 = t1323 - first_7;
                        const u32 t1325 = end_7 - first_7;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                        const u32 end_8 = t1325 < 32u ? t1325 : 32u;
                        const u32 t1327 = 4294967295u << begin_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1328 = 32u - end_8;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1329 = 4294967295u >> t1328;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1330 = t1327 & t1329;
#line 236 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t1330;
                    }
                }
            }
#line 154 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1339 = end_7 - 1u;
#line 154 "fa-kernels/src/attention/block_walk.rs"
            block_5 = t1339;
            const bool t1340 = partial_2 != 0u;
#line 155 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1341 = __ballot_sync(0xffffffffu, t1340);
#line 155 "fa-kernels/src/attention/block_walk.rs"
            const bool t1342 = t1341 == 0u;
#line 155 "fa-kernels/src/attention/block_walk.rs"
            if (t1342) {
#line 165 "fa-kernels/src/attention/block_walk.rs"
                const bool t1343 = whole_10 != 0u;
#line 165 "fa-kernels/src/attention/block_walk.rs"
                const u32 lanes_5 = __ballot_sync(0xffffffffu, t1343);
                const bool t1345 = lanes_5 != 0u;
#line 166 "fa-kernels/src/attention/block_walk.rs"
                if (t1345) {
                    u32 holder_5;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_5) : "r"(lanes_5));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                    u32 t1347;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1347) : "r"(whole_10), "r"(holder_5));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                    u32 bit_5;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_5) : "r"(t1347));
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1349 = threadIdx.x;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1350 = t1349 & 31u;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1351 = t1350 == holder_5;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    if (t1351) {
                        const u32 t1352 = 1u << bit_5;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1353 = whole_10 ^ t1352;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                        whole_10 = t1353;
                    }
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1354 = chunk_2 << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1355 = 31u - holder_5;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_10 = t1354 + t1355;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1357 = end_7 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1358 = t1357 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1359 = t1358 - number_10;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1360 = t1359 << 5u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1361 = t1360 + bit_5;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    block_5 = t1361;
                }
            } else {
#line 165 "fa-kernels/src/attention/block_walk.rs"
                const bool t1362 = partial_2 != 0u;
#line 165 "fa-kernels/src/attention/block_walk.rs"
                const u32 lanes_6 = __ballot_sync(0xffffffffu, t1362);
                const bool t1364 = lanes_6 != 0u;
#line 166 "fa-kernels/src/attention/block_walk.rs"
                if (t1364) {
                    u32 holder_6;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_6) : "r"(lanes_6));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                    u32 t1366;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1366) : "r"(partial_2), "r"(holder_6));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                    u32 bit_6;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_6) : "r"(t1366));
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1368 = threadIdx.x;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1369 = t1368 & 31u;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1370 = t1369 == holder_6;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    if (t1370) {
                        const u32 t1371 = 1u << bit_6;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1372 = partial_2 ^ t1371;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t1372;
                    }
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1373 = chunk_2 << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1374 = 31u - holder_6;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_11 = t1373 + t1374;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1376 = end_7 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1377 = t1376 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1378 = t1377 - number_11;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1379 = t1378 << 5u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1380 = t1379 + bit_6;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    block_5 = t1380;
                }
            }
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1381 = t1238 + t1221;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1382 = t1381 + t1220;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1383 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1384 = t1382 + t1383;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1385 = index_4 / group;
#line 19 "src/functions/windows.rs"
            const u32 t2_5 = argument0 < 2147483648u ? argument0 : 2147483648u;
            const u32 t4_2 = t1384 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_2 = t4_2 - seq_q;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1389 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1390 = t1382 + t1389;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1391 = t1390 + 8u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1392 = index_4 / group;
#line 19 "src/functions/windows.rs"
            const u32 t2_6 = argument0 < 2147483648u ? argument0 : 2147483648u;
            const u32 t4_3 = t1391 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_3 = t4_3 - seq_q;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1396 = count_3 << 1u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1397 = t1396 + index_3;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 reference = -1e30f;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2 = -1e30f;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1398 = t1397 & 3u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1399 = t1398 + 12u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1400 = t1399 << 3u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1401 = t10 + t1400;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1402 = t1397 >> 2u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1403 = t1402 & 1u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1401), "r"(t1403) : "memory");
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1404 = passed_2 % 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1405 = t1404 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1406 = t10 + t1405;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1407 = passed_2 / 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1408 = t1407 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1406), "r"(t1408) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1409 = t1397 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1410 = t1409 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1411 = smem_1 + t1410;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1412 = passed_2 % 3u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1413 = t1412 << 14u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1414 = t8 + t1413;
            const u32 t1415 = t1411 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1416 = t1414 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1417 = t1415 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1418 = (u64)t1417;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1419 = t1418 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1420 = t1416 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1421 = (u64)t1420;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1422 = t1421 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1423 = t1415 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1424 = (u64)t1423;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1425 = t1424 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1426 = t1416 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1427 = (u64)t1426;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1428 = t1427 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1429 = t1415 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1430 = (u64)t1429;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1431 = t1430 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1432 = t1416 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1433 = (u64)t1432;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1434 = t1433 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1435 = t1415 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1436 = (u64)t1435;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1437 = t1436 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1438 = t1416 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1439 = (u64)t1438;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1440 = t1439 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1441 = t1415 + 66048u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1442 = (u64)t1441;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1443 = t1442 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1444 = t1416 + 66048u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1445 = (u64)t1444;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1446 = t1445 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1447 = t1415 + 66050u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1448 = (u64)t1447;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1449 = t1448 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1450 = t1416 + 66050u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1451 = (u64)t1450;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1452 = t1451 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1453 = t1415 + 66052u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1454 = (u64)t1453;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1455 = t1454 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1456 = t1416 + 66052u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1457 = (u64)t1456;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1458 = t1457 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1459 = t1415 + 66054u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1460 = (u64)t1459;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1461 = t1460 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1462 = t1416 + 66054u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1463 = (u64)t1462;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1464 = t1463 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1419), "l"(t1422), "l"(t1425), "l"(t1428), "l"(t1431), "l"(t1434), "l"(t1437), "l"(t1440), "l"(t1443), "l"(t1446), "l"(t1449), "l"(t1452), "l"(t1455), "l"(t1458), "l"(t1461), "l"(t1464) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1465 = passed_2 % 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1466 = t1465 + 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1467 = t1466 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1468 = t10 + t1467;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1469 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1469) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1468) : "memory");
            }
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 first_key = block_5 << 6u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1471 = t1238 + t1221;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t1471 + t1220;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1473 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1474 = t1473 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1475 = first_key + t1474;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1476 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
            const bool t1_2 = t1475 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach = t1_2 ? 2147483648u : t2_5;
            const u32 t6_2 = t5_2 - t1475;
#line 20 "src/functions/windows.rs"
            const bool t7_2 = t6_2 < reach;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed = t7_2 ? s : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s = changed;
#line 20 "src/functions/windows.rs"
            const u32 t6_3 = t5_3 - t1475;
#line 20 "src/functions/windows.rs"
            const bool t7_3 = t6_3 < reach;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_2 = t7_3 ? s_3 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_3 = changed_2;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1485 = t1475 + 1u;
#line 19 "src/functions/windows.rs"
            const bool t1_3 = t1485 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_2 = t1_3 ? 2147483648u : t2_5;
            const u32 t6_4 = t5_2 - t1485;
#line 20 "src/functions/windows.rs"
            const bool t7_4 = t6_4 < reach_2;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_3 = t7_4 ? s_2 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_2 = changed_3;
#line 20 "src/functions/windows.rs"
            const u32 t6_5 = t5_3 - t1485;
#line 20 "src/functions/windows.rs"
            const bool t7_5 = t6_5 < reach_2;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_4 = t7_5 ? s_4 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_4 = changed_4;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1494 = t1475 + 8u;
#line 19 "src/functions/windows.rs"
            const bool t1_4 = t1494 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_3 = t1_4 ? 2147483648u : t2_5;
            const u32 t6_6 = t5_2 - t1494;
#line 20 "src/functions/windows.rs"
            const bool t7_6 = t6_6 < reach_3;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_5 = t7_6 ? s_5 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_5 = changed_5;
#line 20 "src/functions/windows.rs"
            const u32 t6_7 = t5_3 - t1494;
#line 20 "src/functions/windows.rs"
            const bool t7_7 = t6_7 < reach_3;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_6 = t7_7 ? s_7 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_7 = changed_6;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1503 = t1475 + 9u;
#line 19 "src/functions/windows.rs"
            const bool t1_5 = t1503 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_4 = t1_5 ? 2147483648u : t2_5;
            const u32 t6_8 = t5_2 - t1503;
#line 20 "src/functions/windows.rs"
            const bool t7_8 = t6_8 < reach_4;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_7 = t7_8 ? s_6 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_6 = changed_7;
#line 20 "src/functions/windows.rs"
            const u32 t6_9 = t5_3 - t1503;
#line 20 "src/functions/windows.rs"
            const bool t7_9 = t6_9 < reach_4;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_8 = t7_9 ? s_8 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_8 = changed_8;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1512 = t1475 + 16u;
#line 19 "src/functions/windows.rs"
            const bool t1_6 = t1512 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_5 = t1_6 ? 2147483648u : t2_5;
            const u32 t6_10 = t5_2 - t1512;
#line 20 "src/functions/windows.rs"
            const bool t7_10 = t6_10 < reach_5;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_9 = t7_10 ? s_9 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_9 = changed_9;
#line 20 "src/functions/windows.rs"
            const u32 t6_11 = t5_3 - t1512;
#line 20 "src/functions/windows.rs"
            const bool t7_11 = t6_11 < reach_5;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_10 = t7_11 ? s_11 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_11 = changed_10;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1521 = t1475 + 17u;
#line 19 "src/functions/windows.rs"
            const bool t1_7 = t1521 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_6 = t1_7 ? 2147483648u : t2_5;
            const u32 t6_12 = t5_2 - t1521;
#line 20 "src/functions/windows.rs"
            const bool t7_12 = t6_12 < reach_6;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_11 = t7_12 ? s_10 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_10 = changed_11;
#line 20 "src/functions/windows.rs"
            const u32 t6_13 = t5_3 - t1521;
#line 20 "src/functions/windows.rs"
            const bool t7_13 = t6_13 < reach_6;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_12 = t7_13 ? s_12 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_12 = changed_12;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1530 = t1475 + 24u;
#line 19 "src/functions/windows.rs"
            const bool t1_8 = t1530 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_7 = t1_8 ? 2147483648u : t2_5;
            const u32 t6_14 = t5_2 - t1530;
#line 20 "src/functions/windows.rs"
            const bool t7_14 = t6_14 < reach_7;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_13 = t7_14 ? s_13 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_13 = changed_13;
#line 20 "src/functions/windows.rs"
            const u32 t6_15 = t5_3 - t1530;
#line 20 "src/functions/windows.rs"
            const bool t7_15 = t6_15 < reach_7;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_14 = t7_15 ? s_15 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_15 = changed_14;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1539 = t1475 + 25u;
#line 19 "src/functions/windows.rs"
            const bool t1_9 = t1539 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_8 = t1_9 ? 2147483648u : t2_5;
            const u32 t6_16 = t5_2 - t1539;
#line 20 "src/functions/windows.rs"
            const bool t7_16 = t6_16 < reach_8;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_15 = t7_16 ? s_14 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_14 = changed_15;
#line 20 "src/functions/windows.rs"
            const u32 t6_17 = t5_3 - t1539;
#line 20 "src/functions/windows.rs"
            const bool t7_17 = t6_17 < reach_8;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_16 = t7_17 ? s_16 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_16 = changed_16;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1548 = t1475 + 32u;
#line 19 "src/functions/windows.rs"
            const bool t1_10 = t1548 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_9 = t1_10 ? 2147483648u : t2_5;
            const u32 t6_18 = t5_2 - t1548;
#line 20 "src/functions/windows.rs"
            const bool t7_18 = t6_18 < reach_9;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_17 = t7_18 ? s_17 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_17 = changed_17;
#line 20 "src/functions/windows.rs"
            const u32 t6_19 = t5_3 - t1548;
#line 20 "src/functions/windows.rs"
            const bool t7_19 = t6_19 < reach_9;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_18 = t7_19 ? s_19 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_19 = changed_18;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1557 = t1475 + 33u;
#line 19 "src/functions/windows.rs"
            const bool t1_11 = t1557 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_10 = t1_11 ? 2147483648u : t2_5;
            const u32 t6_20 = t5_2 - t1557;
#line 20 "src/functions/windows.rs"
            const bool t7_20 = t6_20 < reach_10;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_19 = t7_20 ? s_18 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_18 = changed_19;
#line 20 "src/functions/windows.rs"
            const u32 t6_21 = t5_3 - t1557;
#line 20 "src/functions/windows.rs"
            const bool t7_21 = t6_21 < reach_10;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_20 = t7_21 ? s_20 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_20 = changed_20;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1566 = t1475 + 40u;
#line 19 "src/functions/windows.rs"
            const bool t1_12 = t1566 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_11 = t1_12 ? 2147483648u : t2_5;
            const u32 t6_22 = t5_2 - t1566;
#line 20 "src/functions/windows.rs"
            const bool t7_22 = t6_22 < reach_11;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_21 = t7_22 ? s_21 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_21 = changed_21;
#line 20 "src/functions/windows.rs"
            const u32 t6_23 = t5_3 - t1566;
#line 20 "src/functions/windows.rs"
            const bool t7_23 = t6_23 < reach_11;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_22 = t7_23 ? s_23 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_23 = changed_22;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1575 = t1475 + 41u;
#line 19 "src/functions/windows.rs"
            const bool t1_13 = t1575 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_12 = t1_13 ? 2147483648u : t2_5;
            const u32 t6_24 = t5_2 - t1575;
#line 20 "src/functions/windows.rs"
            const bool t7_24 = t6_24 < reach_12;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_23 = t7_24 ? s_22 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_22 = changed_23;
#line 20 "src/functions/windows.rs"
            const u32 t6_25 = t5_3 - t1575;
#line 20 "src/functions/windows.rs"
            const bool t7_25 = t6_25 < reach_12;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_24 = t7_25 ? s_24 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_24 = changed_24;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1584 = t1475 + 48u;
#line 19 "src/functions/windows.rs"
            const bool t1_14 = t1584 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_13 = t1_14 ? 2147483648u : t2_5;
            const u32 t6_26 = t5_2 - t1584;
#line 20 "src/functions/windows.rs"
            const bool t7_26 = t6_26 < reach_13;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_25 = t7_26 ? s_25 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_25 = changed_25;
#line 20 "src/functions/windows.rs"
            const u32 t6_27 = t5_3 - t1584;
#line 20 "src/functions/windows.rs"
            const bool t7_27 = t6_27 < reach_13;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_26 = t7_27 ? s_27 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_27 = changed_26;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1593 = t1475 + 49u;
#line 19 "src/functions/windows.rs"
            const bool t1_15 = t1593 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_14 = t1_15 ? 2147483648u : t2_5;
            const u32 t6_28 = t5_2 - t1593;
#line 20 "src/functions/windows.rs"
            const bool t7_28 = t6_28 < reach_14;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_27 = t7_28 ? s_26 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_26 = changed_27;
#line 20 "src/functions/windows.rs"
            const u32 t6_29 = t5_3 - t1593;
#line 20 "src/functions/windows.rs"
            const bool t7_29 = t6_29 < reach_14;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_28 = t7_29 ? s_28 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_28 = changed_28;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1602 = t1475 + 56u;
#line 19 "src/functions/windows.rs"
            const bool t1_16 = t1602 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_15 = t1_16 ? 2147483648u : t2_5;
            const u32 t6_30 = t5_2 - t1602;
#line 20 "src/functions/windows.rs"
            const bool t7_30 = t6_30 < reach_15;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_29 = t7_30 ? s_29 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_29 = changed_29;
#line 20 "src/functions/windows.rs"
            const u32 t6_31 = t5_3 - t1602;
#line 20 "src/functions/windows.rs"
            const bool t7_31 = t6_31 < reach_15;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_30 = t7_31 ? s_31 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_31 = changed_30;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1611 = t1475 + 57u;
#line 19 "src/functions/windows.rs"
            const bool t1_17 = t1611 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_16 = t1_17 ? 2147483648u : t2_5;
            const u32 t6_32 = t5_2 - t1611;
#line 20 "src/functions/windows.rs"
            const bool t7_32 = t6_32 < reach_16;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_31 = t7_32 ? s_30 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_30 = changed_31;
#line 20 "src/functions/windows.rs"
            const u32 t6_33 = t5_3 - t1611;
#line 20 "src/functions/windows.rs"
            const bool t7_33 = t6_33 < reach_16;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_32 = t7_33 ? s_32 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
            s_32 = changed_32;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 first_key_2 = block_5 << 6u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1621 = t1238 + t1221;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t1621 + t1220;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1623 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1624 = t1623 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_2 + t1624;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1626 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1627 = first_query_2 + t1626;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1628 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t1628 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1631 = visible_4 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1631;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1633 = visible_5 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1633;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1635 = visible_6 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1635;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1637 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1637;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1639 = visible_8 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1639;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1641 = visible_9 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1641;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1643 = visible_10 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1643;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1645 = visible_11 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1645;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1647 = visible_12 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1647;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1649 = visible_13 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1649;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1651 = visible_14 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1651;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1653 = visible_15 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1653;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1655 = visible_16 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1655;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1657 = visible_17 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1657;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1659 = visible_18 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1659;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1661 = visible_19 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1661;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1662 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1663 = first_query_2 + t1662;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1664 = t1663 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1665 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t1665 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1668 = visible_20 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1668;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 1u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1670 = visible_21 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1670;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1672 = visible_22 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1672;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 9u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1674 = visible_23 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1674;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 16u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1676 = visible_24 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1676;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 17u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1678 = visible_25 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1678;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 24u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1680 = visible_26 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1680;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 25u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1682 = visible_27 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1682;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 32u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1684 = visible_28 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1684;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 33u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1686 = visible_29 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1686;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 40u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1688 = visible_30 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1688;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 41u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1690 = visible_31 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1690;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 48u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1692 = visible_32 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1692;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 49u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1694 = visible_33 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1694;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 56u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1696 = visible_34 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1696;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 57u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1698 = visible_35 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1698;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t1699 = t1248 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1700 = t1699 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1701;
            asm("max.f32 %0, %1, %2;" : "=f"(t1701) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1702;
            asm("max.f32 %0, %1, %2;" : "=f"(t1702) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1703;
            asm("max.f32 %0, %1, %2;" : "=f"(t1703) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1704;
            asm("max.f32 %0, %1, %2;" : "=f"(t1704) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1705;
            asm("max.f32 %0, %1, %2;" : "=f"(t1705) : "f"(t1701), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1706;
            asm("max.f32 %0, %1, %2;" : "=f"(t1706) : "f"(t1702), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1707;
            asm("max.f32 %0, %1, %2;" : "=f"(t1707) : "f"(t1703), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1708;
            asm("max.f32 %0, %1, %2;" : "=f"(t1708) : "f"(t1704), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1709;
            asm("max.f32 %0, %1, %2;" : "=f"(t1709) : "f"(t1705), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1710;
            asm("max.f32 %0, %1, %2;" : "=f"(t1710) : "f"(t1706), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1711;
            asm("max.f32 %0, %1, %2;" : "=f"(t1711) : "f"(t1707), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1712;
            asm("max.f32 %0, %1, %2;" : "=f"(t1712) : "f"(t1708), "f"(s_30));
            f32 t1713;
            asm("max.f32 %0, %1, %2;" : "=f"(t1713) : "f"(t1709), "f"(t1710));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1714;
            asm("max.f32 %0, %1, %2;" : "=f"(t1714) : "f"(t1711), "f"(t1712));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1715;
            asm("max.f32 %0, %1, %2;" : "=f"(t1715) : "f"(t1713), "f"(t1714));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1716;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1716) : "f"(t1715));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_9;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_9) : "f"(t1715), "f"(t1716));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1718;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1718) : "f"(pair_9));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest;
            asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(pair_9), "f"(t1718));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old = reference;
            const f32 t1721 = largest * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(old), "f"(t1721));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1723 = old - new_1;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1723));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference = new_1;
            const f32 before = row_sum;
            const bool t1725 = before < t1700;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1726 = before * factor;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1727 = t1725 ? t1726 : before;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum = t1727;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1728;
            asm("max.f32 %0, %1, %2;" : "=f"(t1728) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1729;
            asm("max.f32 %0, %1, %2;" : "=f"(t1729) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1730;
            asm("max.f32 %0, %1, %2;" : "=f"(t1730) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1731;
            asm("max.f32 %0, %1, %2;" : "=f"(t1731) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1732;
            asm("max.f32 %0, %1, %2;" : "=f"(t1732) : "f"(t1728), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1733;
            asm("max.f32 %0, %1, %2;" : "=f"(t1733) : "f"(t1729), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1734;
            asm("max.f32 %0, %1, %2;" : "=f"(t1734) : "f"(t1730), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1735;
            asm("max.f32 %0, %1, %2;" : "=f"(t1735) : "f"(t1731), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1736;
            asm("max.f32 %0, %1, %2;" : "=f"(t1736) : "f"(t1732), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1737;
            asm("max.f32 %0, %1, %2;" : "=f"(t1737) : "f"(t1733), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1738;
            asm("max.f32 %0, %1, %2;" : "=f"(t1738) : "f"(t1734), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1739;
            asm("max.f32 %0, %1, %2;" : "=f"(t1739) : "f"(t1735), "f"(s_32));
            f32 t1740;
            asm("max.f32 %0, %1, %2;" : "=f"(t1740) : "f"(t1736), "f"(t1737));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1741;
            asm("max.f32 %0, %1, %2;" : "=f"(t1741) : "f"(t1738), "f"(t1739));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 t1742;
            asm("max.f32 %0, %1, %2;" : "=f"(t1742) : "f"(t1740), "f"(t1741));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1743;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1743) : "f"(t1742));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_10;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_10) : "f"(t1742), "f"(t1743));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1745;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1745) : "f"(pair_10));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(pair_10), "f"(t1745));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 old_2 = reference_2;
            const f32 t1748 = largest_2 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(old_2), "f"(t1748));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1750 = old_2 - new_2;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
            f32 factor_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1750));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
            reference_2 = new_2;
            const f32 before_2 = row_sum_2;
            const bool t1752 = before_2 < t1700;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1753 = before_2 * factor_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            const f32 t1754 = t1752 ? t1753 : before_2;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
            row_sum_2 = t1754;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1755 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1755));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1757;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1757) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t1757;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1758 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1758));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1760;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1760) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t1760;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1761 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t1761));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1763;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1763) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t1763;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1764 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t1764));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1766;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1766) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t1766;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1767 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t1767));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1769;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1769) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t1769;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1770 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t1770));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1772;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1772) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t1772;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1773 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t1773));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1775;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1775) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t1775;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1776 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t1776));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1778;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1778) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t1778;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1779 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t1779));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1781;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1781) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t1781;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1782 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t1782));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1784;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1784) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t1784;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1785 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t1785));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1787;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1787) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t1787;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1788 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t1788));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1790;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1790) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t1790;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1791 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t1791));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1793;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1793) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t1793;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1794 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t1794));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1796;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1796) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t1796;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1797 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1797));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1799;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1799) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t1799;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1800 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1800));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1802;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1802) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t1802;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1803 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1804 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1805 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1806 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1807 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1808 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1809 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1810 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1811 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1811));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1813;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1813) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t1813;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1814 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1814));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1816;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1816) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t1816;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1817 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t1817));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1819;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1819) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t1819;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1820 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t1820));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1822;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1822) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t1822;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1823 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t1823));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1825;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t1825;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1826 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t1826));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1828;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t1828;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1829 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t1829));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1831;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1831) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t1831;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1832 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t1832));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1834;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1834) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t1834;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1835 = t1803 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1836 = t1804 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1837 = t1805 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1838 = t1806 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1839 = t1807 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1840 = t1808 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1841 = t1809 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1842 = t1810 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1843 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t1843));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1845;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t1845;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1846 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t1846));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1848;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1848) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t1848;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1849 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t1849));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1851;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1851) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t1851;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1852 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t1852));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1854;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t1854;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1855 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t1855));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1857;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t1857;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1858 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t1858));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1860;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t1860;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1861 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1861));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1863;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1863) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t1863;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1864 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1864));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1866;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1866) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t1866;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1867 = t1835 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1868 = t1836 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1869 = t1837 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1870 = t1838 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1871 = t1839 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1872 = t1840 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1873 = t1841 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1874 = t1842 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1875 = t1867 + t1868;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1876 = t1871 + t1872;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t1875 + t1876;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1878 = t1869 + t1870;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1879 = t1873 + t1874;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t1878 + t1879;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1881 = row_sum + sums;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum = t1881;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t1882 = row_sum_2 + sums_2;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
            row_sum_2 = t1882;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1883;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1883) : "f"(s), "f"(s_2));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1884;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1884) : "f"(s_3), "f"(s_4));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1885;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1885) : "f"(s_5), "f"(s_6));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1886;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1886) : "f"(s_7), "f"(s_8));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1887;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1887) : "f"(s_9), "f"(s_10));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1888;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1888) : "f"(s_11), "f"(s_12));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1889;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1889) : "f"(s_13), "f"(s_14));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1890;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1890) : "f"(s_15), "f"(s_16));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1891;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(s_17), "f"(s_18));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1892;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(s_19), "f"(s_20));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1893;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1893) : "f"(s_21), "f"(s_22));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1894;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1894) : "f"(s_23), "f"(s_24));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1895;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(s_25), "f"(s_26));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1896;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(s_27), "f"(s_28));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1897;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1897) : "f"(s_29), "f"(s_30));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1898;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1898) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1883;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1884;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1885;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1886;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1887;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1888;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1889;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1890;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1891;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1892;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1893;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1894;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1895;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1896;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1897;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1898;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_3 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_4 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_5 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_6 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_7 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_8 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_9 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_10 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_11 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_12 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_13 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_14 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_15 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_16 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_17 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_18 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_19 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_20 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_21 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_22 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_23 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_24 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_25 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_26 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_27 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_28 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_29 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_30 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_31 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_32 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_33 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_34 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_35 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_36 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_37 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_38 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_39 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_40 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_41 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_42 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_43 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_44 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_45 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_46 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_47 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_48 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_49 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_50 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_51 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_52 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_53 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_54 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_55 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_56 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_57 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_58 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_59 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_60 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_61 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_62 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_63 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_64 = 0.0f;
#line 316 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 count_4 = 1u;
#line 180 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_8 = chunk_2;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1900 = end_7 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1901 = t1900 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1902 = t1901 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1903 = end_7 - end_7;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1904 = t1903 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1905 = t1902 - t1904;
#line 212 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1906 = t1905 + 31u;
#line 212 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1907 = t1906 >> 5u;
#line 181 "fa-kernels/src/attention/block_walk.rs"
            #pragma unroll 1
            for (u32 i_5 = first_8; i_5 < t1907; i_5 += 1u) {
#line 182 "fa-kernels/src/attention/block_walk.rs"
                const bool t1908 = i_5 != first_8;
#line 182 "fa-kernels/src/attention/block_walk.rs"
                if (t1908) {
#line 226 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1909 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lane_7 = t1909 & 31u;
                    const u32 t1911 = i_5 << 5u;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1912 = 31u - lane_7;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_12 = t1911 + t1912;
                    partial_2 = 0u;
                    whole_10 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1914 = end_7 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1915 = t1914 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1916 = t1915 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1917 = end_7 - end_7;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1918 = t1917 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1919 = t1916 - t1918;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1920 = number_12 < t1919;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                    if (t1920) {
                        const bool t1921 = i_5 < 2u;
#line 231 "fa-kernels/src/attention/block_walk.rs"
                        if (t1921) {
                            const u32 t1922 = number_12 << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                            const u32 pair_11 = t1264 + t1922;
                            f32 t1924;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1924) : "r"(pair_11) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                            u32 t1925;
                            asm("mov.b32 %0, %1;" : "=r"(t1925) : "f"(t1924));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                            partial_2 = t1925;
                            f32 t1926;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1926) : "r"(pair_11) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                            u32 t1927;
                            asm("mov.b32 %0, %1;" : "=r"(t1927) : "f"(t1926));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                            whole_10 = t1927;
                        } else {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1928 = end_7 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1929 = t1928 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1930 = t1929 - number_12;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 first_9 = t1930 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1932 = end_7 - end_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1933 = t1932 > first_9 ? t1932 : first_9;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 begin_4 = t1933 - first_9;
                            const u32 t1935 = end_7 - first_9;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                            const u32 end_11 = t1935 < 32u ? t1935 : 32u;
                            const u32 t1937 = 4294967295u << begin_4;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1938 = 32u - end_11;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1939 = 4294967295u >> t1938;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1940 = t1937 & t1939;
#line 236 "fa-kernels/src/attention/block_walk.rs"
                            partial_2 = t1940;
                        }
                    }
                }
#line 186 "fa-kernels/src/attention/block_walk.rs"
                const bool t1941 = partial_2 != 0u;
#line 186 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1942 = __ballot_sync(0xffffffffu, t1941);
#line 186 "fa-kernels/src/attention/block_walk.rs"
                u32 lanes_7 = t1942;
                while (true) {
#line 187 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1943 = lanes_7 != 0u;
                    if (!t1943) break;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    u32 holder_7;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_7) : "r"(lanes_7));
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1945 = 1u << holder_7;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1946 = lanes_7 ^ t1945;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    lanes_7 = t1946;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1947 = i_5 << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1948 = 31u - holder_7;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_13 = t1947 + t1948;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1950 = end_7 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1951 = t1950 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1952 = t1951 - number_13;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_10 = t1952 << 5u;
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 t1954;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1954) : "r"(partial_2), "r"(holder_7));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 rest_4 = t1954;
                    while (true) {
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const bool t1955 = rest_4 != 0u;
                        if (!t1955) break;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_7;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_7) : "r"(rest_4));
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1957 = 1u << bit_7;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1958 = rest_4 ^ t1957;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        rest_4 = t1958;
                        const u32 t1959 = first_10 + bit_7;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        block_5 = t1959;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1960 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1960) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1961 = passed_2 + count_4;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1962 = t1961 % 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1963 = t1962 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1964 = t10 + t1963;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1965 = t1961 / 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1966 = t1965 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1964), "r"(t1966) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1967 = t1397 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1968 = t1967 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1969 = smem_1 + t1968;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1970 = t1961 % 3u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1971 = t1970 << 14u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1972 = t8 + t1971;
                        const u32 t1973 = t1969 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1974 = t1972 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1975 = t1973 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1976 = (u64)t1975;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1977 = t1976 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1978 = t1974 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1979 = (u64)t1978;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1980 = t1979 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1981 = t1973 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1982 = (u64)t1981;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1983 = t1982 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1984 = t1974 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1985 = (u64)t1984;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1986 = t1985 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1987 = t1973 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1988 = (u64)t1987;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1989 = t1988 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1990 = t1974 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1991 = (u64)t1990;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1992 = t1991 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1993 = t1973 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1994 = (u64)t1993;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1995 = t1994 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1996 = t1974 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1997 = (u64)t1996;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1998 = t1997 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1999 = t1973 + 66048u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2000 = (u64)t1999;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2001 = t2000 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2002 = t1974 + 66048u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2003 = (u64)t2002;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2004 = t2003 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2005 = t1973 + 66050u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2006 = (u64)t2005;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2007 = t2006 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2008 = t1974 + 66050u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2009 = (u64)t2008;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2010 = t2009 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2011 = t1973 + 66052u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2012 = (u64)t2011;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2013 = t2012 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2014 = t1974 + 66052u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2015 = (u64)t2014;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2016 = t2015 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2017 = t1973 + 66054u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2018 = (u64)t2017;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2019 = t2018 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2020 = t1974 + 66054u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2021 = (u64)t2020;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2022 = t2021 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1977), "l"(t1980), "l"(t1983), "l"(t1986), "l"(t1989), "l"(t1992), "l"(t1995), "l"(t1998), "l"(t2001), "l"(t2004), "l"(t2007), "l"(t2010), "l"(t2013), "l"(t2016), "l"(t2019), "l"(t2022) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2023 = count_4 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2024 = passed_2 + t2023;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2025 = t2024 % 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2026 = t2025 + 6u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2027 = t2026 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2028 = t10 + t2027;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2029 = t2024 / 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2030 = t2029 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2028), "r"(t2030) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_2 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_3 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_4 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_5 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_6 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_7 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_8 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_9 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_10 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_11 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_12 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_13 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_14 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_15 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_16 = p_16;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t2031 = t2024 % 3u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2032 = t2031 << 14u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2033 = t9 + t2032;
                        const u32 t2034 = t2033 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2035 = t2034 + 33554432u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2036 = (u64)t2035;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2037 = t2036 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2038 = t2034 + 33554560u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2039 = (u64)t2038;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2040 = t2039 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2041 = t2034 + 33554688u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2042 = (u64)t2041;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2043 = t2042 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2044 = t2034 + 33554816u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2045 = (u64)t2044;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2046 = t2045 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t2037), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t2040), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t2043), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t2046) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t2047 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t2048 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next_3 = t2047 ? 0u : t2048;
                        const u32 t2050 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t2050) : "memory");
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2051 = passed_2 + count_4;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2052 = t2051 % 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2053 = t2052 + 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2054 = t2053 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2055 = t10 + t2054;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2056 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2056) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2055) : "memory");
                        }
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                        const u32 first_key_3 = block_5 << 6u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2058 = t1238 + t1221;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_3 = t2058 + t1220;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2060 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2061 = t2060 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2062 = first_key_3 + t2061;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t2063 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
                        const bool t1_18 = t2062 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_17 = t1_18 ? 2147483648u : t2_5;
                        const u32 t6_34 = t5_2 - t2062;
#line 20 "src/functions/windows.rs"
                        const bool t7_34 = t6_34 < reach_17;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_33 = t7_34 ? s : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s = changed_33;
#line 20 "src/functions/windows.rs"
                        const u32 t6_35 = t5_3 - t2062;
#line 20 "src/functions/windows.rs"
                        const bool t7_35 = t6_35 < reach_17;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_34 = t7_35 ? s_3 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_3 = changed_34;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2072 = t2062 + 1u;
#line 19 "src/functions/windows.rs"
                        const bool t1_19 = t2072 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_18 = t1_19 ? 2147483648u : t2_5;
                        const u32 t6_36 = t5_2 - t2072;
#line 20 "src/functions/windows.rs"
                        const bool t7_36 = t6_36 < reach_18;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_35 = t7_36 ? s_2 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_2 = changed_35;
#line 20 "src/functions/windows.rs"
                        const u32 t6_37 = t5_3 - t2072;
#line 20 "src/functions/windows.rs"
                        const bool t7_37 = t6_37 < reach_18;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_36 = t7_37 ? s_4 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_4 = changed_36;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2081 = t2062 + 8u;
#line 19 "src/functions/windows.rs"
                        const bool t1_20 = t2081 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_19 = t1_20 ? 2147483648u : t2_5;
                        const u32 t6_38 = t5_2 - t2081;
#line 20 "src/functions/windows.rs"
                        const bool t7_38 = t6_38 < reach_19;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_37 = t7_38 ? s_5 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_5 = changed_37;
#line 20 "src/functions/windows.rs"
                        const u32 t6_39 = t5_3 - t2081;
#line 20 "src/functions/windows.rs"
                        const bool t7_39 = t6_39 < reach_19;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_38 = t7_39 ? s_7 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_7 = changed_38;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2090 = t2062 + 9u;
#line 19 "src/functions/windows.rs"
                        const bool t1_21 = t2090 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_20 = t1_21 ? 2147483648u : t2_5;
                        const u32 t6_40 = t5_2 - t2090;
#line 20 "src/functions/windows.rs"
                        const bool t7_40 = t6_40 < reach_20;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_39 = t7_40 ? s_6 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_6 = changed_39;
#line 20 "src/functions/windows.rs"
                        const u32 t6_41 = t5_3 - t2090;
#line 20 "src/functions/windows.rs"
                        const bool t7_41 = t6_41 < reach_20;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_40 = t7_41 ? s_8 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_8 = changed_40;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2099 = t2062 + 16u;
#line 19 "src/functions/windows.rs"
                        const bool t1_22 = t2099 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_21 = t1_22 ? 2147483648u : t2_5;
                        const u32 t6_42 = t5_2 - t2099;
#line 20 "src/functions/windows.rs"
                        const bool t7_42 = t6_42 < reach_21;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_41 = t7_42 ? s_9 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_9 = changed_41;
#line 20 "src/functions/windows.rs"
                        const u32 t6_43 = t5_3 - t2099;
#line 20 "src/functions/windows.rs"
                        const bool t7_43 = t6_43 < reach_21;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_42 = t7_43 ? s_11 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_11 = changed_42;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2108 = t2062 + 17u;
#line 19 "src/functions/windows.rs"
                        const bool t1_23 = t2108 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_22 = t1_23 ? 2147483648u : t2_5;
                        const u32 t6_44 = t5_2 - t2108;
#line 20 "src/functions/windows.rs"
                        const bool t7_44 = t6_44 < reach_22;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_43 = t7_44 ? s_10 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_10 = changed_43;
#line 20 "src/functions/windows.rs"
                        const u32 t6_45 = t5_3 - t2108;
#line 20 "src/functions/windows.rs"
                        const bool t7_45 = t6_45 < reach_22;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_44 = t7_45 ? s_12 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_12 = changed_44;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2117 = t2062 + 24u;
#line 19 "src/functions/windows.rs"
                        const bool t1_24 = t2117 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_23 = t1_24 ? 2147483648u : t2_5;
                        const u32 t6_46 = t5_2 - t2117;
#line 20 "src/functions/windows.rs"
                        const bool t7_46 = t6_46 < reach_23;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_45 = t7_46 ? s_13 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_13 = changed_45;
#line 20 "src/functions/windows.rs"
                        const u32 t6_47 = t5_3 - t2117;
#line 20 "src/functions/windows.rs"
                        const bool t7_47 = t6_47 < reach_23;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_46 = t7_47 ? s_15 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_15 = changed_46;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2126 = t2062 + 25u;
#line 19 "src/functions/windows.rs"
                        const bool t1_25 = t2126 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_24 = t1_25 ? 2147483648u : t2_5;
                        const u32 t6_48 = t5_2 - t2126;
#line 20 "src/functions/windows.rs"
                        const bool t7_48 = t6_48 < reach_24;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_47 = t7_48 ? s_14 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_14 = changed_47;
#line 20 "src/functions/windows.rs"
                        const u32 t6_49 = t5_3 - t2126;
#line 20 "src/functions/windows.rs"
                        const bool t7_49 = t6_49 < reach_24;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_48 = t7_49 ? s_16 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_16 = changed_48;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2135 = t2062 + 32u;
#line 19 "src/functions/windows.rs"
                        const bool t1_26 = t2135 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_25 = t1_26 ? 2147483648u : t2_5;
                        const u32 t6_50 = t5_2 - t2135;
#line 20 "src/functions/windows.rs"
                        const bool t7_50 = t6_50 < reach_25;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_49 = t7_50 ? s_17 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_17 = changed_49;
#line 20 "src/functions/windows.rs"
                        const u32 t6_51 = t5_3 - t2135;
#line 20 "src/functions/windows.rs"
                        const bool t7_51 = t6_51 < reach_25;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_50 = t7_51 ? s_19 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_19 = changed_50;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2144 = t2062 + 33u;
#line 19 "src/functions/windows.rs"
                        const bool t1_27 = t2144 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_26 = t1_27 ? 2147483648u : t2_5;
                        const u32 t6_52 = t5_2 - t2144;
#line 20 "src/functions/windows.rs"
                        const bool t7_52 = t6_52 < reach_26;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_51 = t7_52 ? s_18 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_18 = changed_51;
#line 20 "src/functions/windows.rs"
                        const u32 t6_53 = t5_3 - t2144;
#line 20 "src/functions/windows.rs"
                        const bool t7_53 = t6_53 < reach_26;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_52 = t7_53 ? s_20 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_20 = changed_52;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2153 = t2062 + 40u;
#line 19 "src/functions/windows.rs"
                        const bool t1_28 = t2153 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_27 = t1_28 ? 2147483648u : t2_5;
                        const u32 t6_54 = t5_2 - t2153;
#line 20 "src/functions/windows.rs"
                        const bool t7_54 = t6_54 < reach_27;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_53 = t7_54 ? s_21 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_21 = changed_53;
#line 20 "src/functions/windows.rs"
                        const u32 t6_55 = t5_3 - t2153;
#line 20 "src/functions/windows.rs"
                        const bool t7_55 = t6_55 < reach_27;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_54 = t7_55 ? s_23 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_23 = changed_54;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2162 = t2062 + 41u;
#line 19 "src/functions/windows.rs"
                        const bool t1_29 = t2162 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_28 = t1_29 ? 2147483648u : t2_5;
                        const u32 t6_56 = t5_2 - t2162;
#line 20 "src/functions/windows.rs"
                        const bool t7_56 = t6_56 < reach_28;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_55 = t7_56 ? s_22 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_22 = changed_55;
#line 20 "src/functions/windows.rs"
                        const u32 t6_57 = t5_3 - t2162;
#line 20 "src/functions/windows.rs"
                        const bool t7_57 = t6_57 < reach_28;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_56 = t7_57 ? s_24 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_24 = changed_56;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2171 = t2062 + 48u;
#line 19 "src/functions/windows.rs"
                        const bool t1_30 = t2171 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_29 = t1_30 ? 2147483648u : t2_5;
                        const u32 t6_58 = t5_2 - t2171;
#line 20 "src/functions/windows.rs"
                        const bool t7_58 = t6_58 < reach_29;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_57 = t7_58 ? s_25 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_25 = changed_57;
#line 20 "src/functions/windows.rs"
                        const u32 t6_59 = t5_3 - t2171;
#line 20 "src/functions/windows.rs"
                        const bool t7_59 = t6_59 < reach_29;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_58 = t7_59 ? s_27 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_27 = changed_58;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2180 = t2062 + 49u;
#line 19 "src/functions/windows.rs"
                        const bool t1_31 = t2180 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_30 = t1_31 ? 2147483648u : t2_5;
                        const u32 t6_60 = t5_2 - t2180;
#line 20 "src/functions/windows.rs"
                        const bool t7_60 = t6_60 < reach_30;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_59 = t7_60 ? s_26 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_26 = changed_59;
#line 20 "src/functions/windows.rs"
                        const u32 t6_61 = t5_3 - t2180;
#line 20 "src/functions/windows.rs"
                        const bool t7_61 = t6_61 < reach_30;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_60 = t7_61 ? s_28 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_28 = changed_60;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2189 = t2062 + 56u;
#line 19 "src/functions/windows.rs"
                        const bool t1_32 = t2189 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_31 = t1_32 ? 2147483648u : t2_5;
                        const u32 t6_62 = t5_2 - t2189;
#line 20 "src/functions/windows.rs"
                        const bool t7_62 = t6_62 < reach_31;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_61 = t7_62 ? s_29 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_29 = changed_61;
#line 20 "src/functions/windows.rs"
                        const u32 t6_63 = t5_3 - t2189;
#line 20 "src/functions/windows.rs"
                        const bool t7_63 = t6_63 < reach_31;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_62 = t7_63 ? s_31 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_31 = changed_62;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2198 = t2062 + 57u;
#line 19 "src/functions/windows.rs"
                        const bool t1_33 = t2198 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_32 = t1_33 ? 2147483648u : t2_5;
                        const u32 t6_64 = t5_2 - t2198;
#line 20 "src/functions/windows.rs"
                        const bool t7_64 = t6_64 < reach_32;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_63 = t7_64 ? s_30 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_30 = changed_63;
#line 20 "src/functions/windows.rs"
                        const u32 t6_65 = t5_3 - t2198;
#line 20 "src/functions/windows.rs"
                        const bool t7_65 = t6_65 < reach_32;
#line 474 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_64 = t7_65 ? s_32 : __uint_as_float(0xff800000u);
#line 480 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_32 = changed_64;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                        const u32 first_key_4 = block_5 << 6u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2208 = t1238 + t1221;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_4 = t2208 + t1220;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2210 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2211 = t2210 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column_2 = first_key_4 + t2211;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2213 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2214 = first_query_4 + t2213;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t2215 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_12 = t2215 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_36 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2218 = visible_36 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t2218;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_37 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2220 = visible_37 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t2220;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_38 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2222 = visible_38 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t2222;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_39 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2224 = visible_39 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t2224;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_40 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2226 = visible_40 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t2226;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_41 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2228 = visible_41 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t2228;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_42 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2230 = visible_42 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t2230;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_43 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2232 = visible_43 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t2232;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_44 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2234 = visible_44 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t2234;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_45 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2236 = visible_45 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t2236;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_46 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2238 = visible_46 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t2238;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_47 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2240 = visible_47 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t2240;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_48 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2242 = visible_48 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t2242;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_49 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2244 = visible_49 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t2244;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_50 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2246 = visible_50 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t2246;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_51 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2248 = visible_51 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t2248;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2249 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2250 = first_query_4 + t2249;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2251 = t2250 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t2252 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t2252 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_52 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2255 = visible_52 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t2255;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_53 = 1u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2257 = visible_53 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t2257;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_54 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2259 = visible_54 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t2259;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_55 = 9u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2261 = visible_55 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t2261;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_56 = 16u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2263 = visible_56 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t2263;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_57 = 17u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2265 = visible_57 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t2265;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_58 = 24u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2267 = visible_58 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t2267;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_59 = 25u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2269 = visible_59 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t2269;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_60 = 32u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2271 = visible_60 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t2271;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_61 = 33u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2273 = visible_61 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t2273;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_62 = 40u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2275 = visible_62 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t2275;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_63 = 41u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2277 = visible_63 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t2277;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_64 = 48u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2279 = visible_64 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t2279;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_65 = 49u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2281 = visible_65 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t2281;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_66 = 56u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2283 = visible_66 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t2283;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_67 = 57u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2285 = visible_67 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t2285;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const bool t2286 = t1248 == 0u;
#line 27 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2287 = t2286 ? 1099511600000.0f : __uint_as_float(0x7f800000u);
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2288;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2288) : "f"(s), "f"(s_9));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2289;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2289) : "f"(s_2), "f"(s_10));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2290;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2290) : "f"(s_5), "f"(s_13));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2291;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2291) : "f"(s_6), "f"(s_14));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2292;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2292) : "f"(t2288), "f"(s_17));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2293;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2293) : "f"(t2289), "f"(s_18));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2294;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2294) : "f"(t2290), "f"(s_21));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2295;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2295) : "f"(t2291), "f"(s_22));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2296;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2296) : "f"(t2292), "f"(s_25));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2297;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2297) : "f"(t2293), "f"(s_26));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2298;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2298) : "f"(t2294), "f"(s_29));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2299;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2299) : "f"(t2295), "f"(s_30));
                        f32 t2300;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2300) : "f"(t2296), "f"(t2297));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2301;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2301) : "f"(t2298), "f"(t2299));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2302;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2302) : "f"(t2300), "f"(t2301));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2303;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2303) : "f"(t2302));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_12) : "f"(t2302), "f"(t2303));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2305;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2305) : "f"(pair_12));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_3) : "f"(pair_12), "f"(t2305));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_3 = reference;
                        const f32 t2308 = largest_3 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(old_3), "f"(t2308));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2310 = old_3 - new_3;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2310));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference = new_3;
                        const f32 before_3 = row_sum;
                        const bool t2312 = before_3 < t2287;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2313 = before_3 * factor_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2314 = t2312 ? t2313 : before_3;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum = t2314;
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2315;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2315) : "f"(s_3), "f"(s_11));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2316;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2316) : "f"(s_4), "f"(s_12));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2317;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2317) : "f"(s_7), "f"(s_15));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2318;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2318) : "f"(s_8), "f"(s_16));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2319;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2319) : "f"(t2315), "f"(s_19));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2320;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2320) : "f"(t2316), "f"(s_20));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2321;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2321) : "f"(t2317), "f"(s_23));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2322;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2322) : "f"(t2318), "f"(s_24));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2323;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2323) : "f"(t2319), "f"(s_27));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2324;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2324) : "f"(t2320), "f"(s_28));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2325;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2325) : "f"(t2321), "f"(s_31));
#line 70 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2326;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2326) : "f"(t2322), "f"(s_32));
                        f32 t2327;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2327) : "f"(t2323), "f"(t2324));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2328;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2328) : "f"(t2325), "f"(t2326));
#line 72 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 t2329;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2329) : "f"(t2327), "f"(t2328));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2330;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2330) : "f"(t2329));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_13;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_13) : "f"(t2329), "f"(t2330));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2332;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2332) : "f"(pair_13));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 largest_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(largest_4) : "f"(pair_13), "f"(t2332));
#line 75 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 old_4 = reference_2;
                        const f32 t2335 = largest_4 * scale_log2;
#line 76 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 new_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(old_4), "f"(t2335));
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2337 = old_4 - new_4;
#line 77 "fa-kernels/src/attention/softmax/optimistic.rs"
                        f32 factor_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2337));
#line 78 "fa-kernels/src/attention/softmax/optimistic.rs"
                        reference_2 = new_4;
                        const f32 before_4 = row_sum_2;
                        const bool t2339 = before_4 < t2287;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2340 = before_4 * factor_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        const f32 t2341 = t2339 ? t2340 : before_4;
#line 80 "fa-kernels/src/attention/softmax/optimistic.rs"
                        row_sum_2 = t2341;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2342 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_33;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t2342));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2344;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2344) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t2344;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2345 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_34;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t2345));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2347;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2347) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t2347;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2348 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_35;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t2348));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2350;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2350) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t2350;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2351 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_36;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t2351));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2353;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2353) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t2353;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2354 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_37;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t2354));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2356;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2356) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t2356;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2357 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_38;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t2357));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2359;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2359) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t2359;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2360 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_39;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t2360));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2362;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2362) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t2362;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2363 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_40;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t2363));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2365;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2365) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t2365;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2366 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_41;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t2366));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2368;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2368) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t2368;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2369 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_42;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t2369));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2371;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2371) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t2371;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2372 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_43;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t2372));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2374;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2374) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t2374;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2375 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_44;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t2375));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2377;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2377) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t2377;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2378 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_45;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t2378));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2380;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2380) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t2380;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2381 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_46;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t2381));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2383;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2383) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t2383;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2384 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_47;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t2384));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2386;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2386) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t2386;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2387 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_48;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t2387));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2389;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2389) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t2389;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2390 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2391 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2392 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2393 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2394 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2395 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2396 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2397 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2398 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_49;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t2398));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2400;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2400) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t2400;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2401 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_50;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t2401));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2403;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2403) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t2403;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2404 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_51;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t2404));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2406;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2406) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t2406;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2407 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_52;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t2407));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2409;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2409) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t2409;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2410 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_53;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t2410));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2412;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2412) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t2412;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2413 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_54;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t2413));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2415;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2415) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t2415;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2416 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_55;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t2416));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2418;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2418) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t2418;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2419 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_56;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t2419));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2421;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2421) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t2421;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2422 = t2390 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2423 = t2391 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2424 = t2392 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2425 = t2393 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2426 = t2394 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2427 = t2395 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2428 = t2396 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2429 = t2397 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2430 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_57;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t2430));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2432;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2432) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t2432;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2433 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_58;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t2433));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2435;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2435) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t2435;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2436 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_59;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t2436));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2438;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2438) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t2438;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2439 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_60;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t2439));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2441;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2441) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t2441;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2442 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_61;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t2442));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2444;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2444) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t2444;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2445 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_62;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t2445));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2447;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2447) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t2447;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2448 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_63;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t2448));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2450;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2450) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t2450;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2451 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_64;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t2451));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2453;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2453) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t2453;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2454 = t2422 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2455 = t2423 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2456 = t2424 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2457 = t2425 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2458 = t2426 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2459 = t2427 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2460 = t2428 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2461 = t2429 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2462 = t2454 + t2455;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2463 = t2458 + t2459;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_3 = t2462 + t2463;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2465 = t2456 + t2457;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2466 = t2460 + t2461;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_4 = t2465 + t2466;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2468 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2468;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2469 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2469;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                        const u32 t2470 = count_4 - 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2471 = passed_2 + t2470;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2472 = t2471 % 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2473 = t2472 + 9u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2474 = t2473 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2475 = t10 + t2474;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2476 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2476) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2475) : "memory");
                        }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2477 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2478 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2479 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2480 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2481 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2482 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2483 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2484 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2485 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2486 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2487 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2488 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2489 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2490 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2491 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2492 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2493 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2494 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2495 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2496 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2497 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2498 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2499 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2500 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2501 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2502 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2503 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2504 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2505 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2506 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2507 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2508 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2509 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2510 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2511 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2512 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2513 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2514 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2515 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2516 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2517 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2518 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2519 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2520 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2521 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2522 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2523 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2524 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2525 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2525;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2526 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2526;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2527 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2527;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2528 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2528;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2529 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2529;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2530 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2530;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2531 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2531;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2532 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2532;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2533 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2533;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2534 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2534;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2535 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2535;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2536 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2536;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2537 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2537;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2538 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2538;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2539 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2539;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2540 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2540;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2541;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2541) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2542;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2542) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2543;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2543) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2544;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2544) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2545;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2545) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2546;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2546) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2547;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2547) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2548;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2548) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2549;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2549) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2550;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2550) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2551;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2551) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2552;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2552) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2553;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2553) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2554;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2554) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2555;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2555) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2556;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2556) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t2541;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t2542;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t2543;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t2544;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t2545;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t2546;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t2547;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t2548;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t2549;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t2550;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t2551;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t2552;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t2553;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t2554;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t2555;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t2556;
#line 323 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2557 = count_4 + 1u;
#line 323 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        count_4 = t2557;
                    }
                }
#line 186 "fa-kernels/src/attention/block_walk.rs"
                const bool t2560 = whole_10 != 0u;
#line 186 "fa-kernels/src/attention/block_walk.rs"
                const u32 t2561 = __ballot_sync(0xffffffffu, t2560);
#line 186 "fa-kernels/src/attention/block_walk.rs"
                u32 lanes_8 = t2561;
                while (true) {
#line 187 "fa-kernels/src/attention/block_walk.rs"
                    const bool t2562 = lanes_8 != 0u;
                    if (!t2562) break;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    u32 holder_8;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_8) : "r"(lanes_8));
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2564 = 1u << holder_8;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2565 = lanes_8 ^ t2564;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    lanes_8 = t2565;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2566 = i_5 << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2567 = 31u - holder_8;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_14 = t2566 + t2567;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2569 = end_7 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2570 = t2569 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2571 = t2570 - number_14;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_11 = t2571 << 5u;
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 t2573;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2573) : "r"(whole_10), "r"(holder_8));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 rest_5 = t2573;
                    while (true) {
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const bool t2574 = rest_5 != 0u;
                        if (!t2574) break;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_8;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_8) : "r"(rest_5));
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t2576 = 1u << bit_8;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t2577 = rest_5 ^ t2576;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        rest_5 = t2577;
                        const u32 t2578 = first_11 + bit_8;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        block_5 = t2578;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t2579 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t2579) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2580 = passed_2 + count_4;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2581 = t2580 % 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2582 = t2581 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2583 = t10 + t2582;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2584 = t2580 / 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2585 = t2584 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2583), "r"(t2585) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t2586 = t1397 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t2587 = t2586 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t2588 = smem_1 + t2587;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2589 = t2580 % 3u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2590 = t2589 << 14u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2591 = t8 + t2590;
                        const u32 t2592 = t2588 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2593 = t2591 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2594 = t2592 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2595 = (u64)t2594;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2596 = t2595 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2597 = t2593 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2598 = (u64)t2597;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2599 = t2598 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2600 = t2592 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2601 = (u64)t2600;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2602 = t2601 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2603 = t2593 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2604 = (u64)t2603;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2605 = t2604 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2606 = t2592 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2607 = (u64)t2606;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2608 = t2607 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2609 = t2593 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2610 = (u64)t2609;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2611 = t2610 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2612 = t2592 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2613 = (u64)t2612;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2614 = t2613 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2615 = t2593 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2616 = (u64)t2615;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2617 = t2616 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2618 = t2592 + 66048u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2619 = (u64)t2618;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2620 = t2619 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2621 = t2593 + 66048u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2622 = (u64)t2621;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2623 = t2622 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2624 = t2592 + 66050u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2625 = (u64)t2624;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2626 = t2625 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2627 = t2593 + 66050u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2628 = (u64)t2627;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2629 = t2628 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2630 = t2592 + 66052u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2631 = (u64)t2630;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2632 = t2631 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2633 = t2593 + 66052u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2634 = (u64)t2633;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2635 = t2634 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2636 = t2592 + 66054u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2637 = (u64)t2636;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2638 = t2637 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2639 = t2593 + 66054u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2640 = (u64)t2639;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2641 = t2640 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2596), "l"(t2599), "l"(t2602), "l"(t2605), "l"(t2608), "l"(t2611), "l"(t2614), "l"(t2617), "l"(t2620), "l"(t2623), "l"(t2626), "l"(t2629), "l"(t2632), "l"(t2635), "l"(t2638), "l"(t2641) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2642 = count_4 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2643 = passed_2 + t2642;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2644 = t2643 % 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2645 = t2644 + 6u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2646 = t2645 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2647 = t10 + t2646;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2648 = t2643 / 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2649 = t2648 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2647), "r"(t2649) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_17 = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_18 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_19 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_20 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_21 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_22 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_23 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_24 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_25 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_26 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_27 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_28 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_29 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_30 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_31 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_32 = p_16;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t2650 = t2643 % 3u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2651 = t2650 << 14u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2652 = t9 + t2651;
                        const u32 t2653 = t2652 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2654 = t2653 + 33554432u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2655 = (u64)t2654;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2656 = t2655 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2657 = t2653 + 33554560u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2658 = (u64)t2657;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2659 = t2658 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2660 = t2653 + 33554688u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2661 = (u64)t2660;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2662 = t2661 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2663 = t2653 + 33554816u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2664 = (u64)t2663;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2665 = t2664 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t2656), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t2659), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t2662), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t2665) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t2666 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t2667 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next_4 = t2666 ? 0u : t2667;
                        const u32 t2669 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t2669) : "memory");
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2670 = passed_2 + count_4;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2671 = t2670 % 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2672 = t2671 + 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2673 = t2672 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2674 = t10 + t2673;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2675 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2675) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2674) : "memory");
                        }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2676 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t2676));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2678;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2678) : "f"(exponent_65));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s = t2678;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2679 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t2679));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2681;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2681) : "f"(exponent_66));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_2 = t2681;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2682 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_3), "f"(scale_log2), "f"(t2682));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2684;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2684) : "f"(exponent_67));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_3 = t2684;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2685 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_4), "f"(scale_log2), "f"(t2685));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2687;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2687) : "f"(exponent_68));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_4 = t2687;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2688 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_5), "f"(scale_log2), "f"(t2688));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2690;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2690) : "f"(exponent_69));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_5 = t2690;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2691 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_6), "f"(scale_log2), "f"(t2691));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2693;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2693) : "f"(exponent_70));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_6 = t2693;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2694 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_7), "f"(scale_log2), "f"(t2694));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2696;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2696) : "f"(exponent_71));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_7 = t2696;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2697 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_8), "f"(scale_log2), "f"(t2697));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2699;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2699) : "f"(exponent_72));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_8 = t2699;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2700 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_9), "f"(scale_log2), "f"(t2700));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2702;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2702) : "f"(exponent_73));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_9 = t2702;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2703 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_10), "f"(scale_log2), "f"(t2703));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2705;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2705) : "f"(exponent_74));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_10 = t2705;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2706 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_11), "f"(scale_log2), "f"(t2706));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2708;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2708) : "f"(exponent_75));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_11 = t2708;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2709 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_12), "f"(scale_log2), "f"(t2709));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2711;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2711) : "f"(exponent_76));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_12 = t2711;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2712 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_13), "f"(scale_log2), "f"(t2712));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2714;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2714) : "f"(exponent_77));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_13 = t2714;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2715 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_14), "f"(scale_log2), "f"(t2715));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2717;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2717) : "f"(exponent_78));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_14 = t2717;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2718 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_15), "f"(scale_log2), "f"(t2718));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2720;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2720) : "f"(exponent_79));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_15 = t2720;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2721 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_16), "f"(scale_log2), "f"(t2721));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2723;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2723) : "f"(exponent_80));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_16 = t2723;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2724 = s + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2725 = s_2 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2726 = s_3 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2727 = s_4 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2728 = s_5 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2729 = s_6 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2730 = s_7 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2731 = s_8 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2732 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_17), "f"(scale_log2), "f"(t2732));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2734;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2734) : "f"(exponent_81));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_17 = t2734;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2735 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_18), "f"(scale_log2), "f"(t2735));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2737;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2737) : "f"(exponent_82));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_18 = t2737;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2738 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_19), "f"(scale_log2), "f"(t2738));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2740;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2740) : "f"(exponent_83));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_19 = t2740;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2741 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_20), "f"(scale_log2), "f"(t2741));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2743;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2743) : "f"(exponent_84));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_20 = t2743;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2744 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_21), "f"(scale_log2), "f"(t2744));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2746;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2746) : "f"(exponent_85));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_21 = t2746;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2747 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_22), "f"(scale_log2), "f"(t2747));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2749;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2749) : "f"(exponent_86));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_22 = t2749;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2750 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_23), "f"(scale_log2), "f"(t2750));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2752;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2752) : "f"(exponent_87));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_23 = t2752;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2753 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_24), "f"(scale_log2), "f"(t2753));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2755;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2755) : "f"(exponent_88));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_24 = t2755;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2756 = t2724 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2757 = t2725 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2758 = t2726 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2759 = t2727 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2760 = t2728 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2761 = t2729 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2762 = t2730 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2763 = t2731 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2764 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_25), "f"(scale_log2), "f"(t2764));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2766;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2766) : "f"(exponent_89));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_25 = t2766;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2767 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_26), "f"(scale_log2), "f"(t2767));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2769;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2769) : "f"(exponent_90));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_26 = t2769;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2770 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_27), "f"(scale_log2), "f"(t2770));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2772;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2772) : "f"(exponent_91));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_27 = t2772;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2773 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_28), "f"(scale_log2), "f"(t2773));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2775;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2775) : "f"(exponent_92));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_28 = t2775;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2776 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_29), "f"(scale_log2), "f"(t2776));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2778;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2778) : "f"(exponent_93));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_29 = t2778;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2779 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_30), "f"(scale_log2), "f"(t2779));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2781;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2781) : "f"(exponent_94));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_30 = t2781;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2782 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t2782));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2784;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2784) : "f"(exponent_95));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_31 = t2784;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2785 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t2785));
#line 219 "fa-kernels/src/attention/softmax.rs"
                        f32 t2787;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2787) : "f"(exponent_96));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                        s_32 = t2787;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2788 = t2756 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2789 = t2757 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2790 = t2758 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2791 = t2759 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2792 = t2760 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2793 = t2761 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2794 = t2762 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2795 = t2763 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2796 = t2788 + t2789;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2797 = t2792 + t2793;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_5 = t2796 + t2797;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2799 = t2790 + t2791;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2800 = t2794 + t2795;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 sums_6 = t2799 + t2800;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2802 = row_sum + sums_5;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum = t2802;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2803 = row_sum_2 + sums_6;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                        row_sum_2 = t2803;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                        const u32 t2804 = count_4 - 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2805 = passed_2 + t2804;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2806 = t2805 % 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2807 = t2806 + 9u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2808 = t2807 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2809 = t10 + t2808;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2810 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2810) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2809) : "memory");
                        }
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2811;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2811) : "f"(s), "f"(s_2));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2812;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2812) : "f"(s_3), "f"(s_4));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2813;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2813) : "f"(s_5), "f"(s_6));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2814;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2814) : "f"(s_7), "f"(s_8));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2815;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2815) : "f"(s_9), "f"(s_10));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2816;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2816) : "f"(s_11), "f"(s_12));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2817;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2817) : "f"(s_13), "f"(s_14));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2818;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2818) : "f"(s_15), "f"(s_16));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2819;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2819) : "f"(s_17), "f"(s_18));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2820;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2820) : "f"(s_19), "f"(s_20));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2821;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2821) : "f"(s_21), "f"(s_22));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2822;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2822) : "f"(s_23), "f"(s_24));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2823;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2823) : "f"(s_25), "f"(s_26));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2824;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2824) : "f"(s_27), "f"(s_28));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2825;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2825) : "f"(s_29), "f"(s_30));
#line 90 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2826;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2826) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t2811;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t2812;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t2813;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t2814;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t2815;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t2816;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t2817;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t2818;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t2819;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t2820;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t2821;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t2822;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t2823;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t2824;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t2825;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t2826;
#line 323 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2827 = count_4 + 1u;
#line 323 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        count_4 = t2827;
                    }
                }
            }
#line 241 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 count_5 = count_4;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2830 = t1397 & 3u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2831 = t2830 + 16u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2832 = t2831 << 3u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2833 = t10 + t2832;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2834 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2834) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2833) : "memory");
            }
#line 253 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2835 = count_5 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2836 = passed_2 + t2835;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2837 = t2836 % 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2838 = t2837 + 6u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2839 = t2838 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2840 = t10 + t2839;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2841 = t2836 / 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2842 = t2841 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2840), "r"(t2842) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_33 = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_34 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_35 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_36 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_37 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_38 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_39 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_40 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_41 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_42 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_43 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_44 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_45 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_46 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_47 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_48 = p_16;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2843 = t2836 % 3u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2844 = t2843 << 14u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2845 = t9 + t2844;
            const u32 t2846 = t2845 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2847 = t2846 + 33554432u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2848 = (u64)t2847;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2849 = t2848 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2850 = t2846 + 33554560u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2851 = (u64)t2850;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2852 = t2851 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2853 = t2846 + 33554688u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2854 = (u64)t2853;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2855 = t2854 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2856 = t2846 + 33554816u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2857 = (u64)t2856;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2858 = t2857 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2849), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2852), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2855), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2858) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 254 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2859 = count_5 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2860 = passed_2 + t2859;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2861 = t2860 % 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2862 = t2861 + 9u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2863 = t2862 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2864 = t10 + t2863;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2865 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2865) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2864) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + count_5;
#line 165 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2867 = index_3 << 2u;
#line 165 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2868 = t1220 >> 4u;
#line 165 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 warp_2 = t2867 + t2868;
            const bool first_12 = t1248 == 0u;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small = row_sum < 1099511600000.0f;
            const bool doubts = !is_small;
#line 93 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool is_small_2 = row_sum_2 < 1099511600000.0f;
            const bool doubts_2 = !is_small_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool t2875 = doubts | doubts_2;
#line 97 "fa-kernels/src/attention/softmax/optimistic.rs"
            const bool misplaced = __any_sync(0xffffffffu, t2875);
#line 168 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2877 = first_12 & misplaced;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2878 = lane == 0u;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2879 = t2877 & t2878;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2879) {
#line 216 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2880 = t85 + 88u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2881 = count_3 & 1u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2882 = t2881 * 80u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2883 = t2880 + t2882;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2884 = warp_2 << 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t2885 = t2883 + t2884;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2885), "f"(1e-45f) : "memory");
            }
#line 171 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2886 = t1248 >> warp_2;
#line 171 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2887 = t2886 & 1u;
#line 171 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool own = t2887 != 0u;
            const bool t2889 = !misplaced;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2890 = first_12 & t2889;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2891 = t2890 | own;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t2892;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2892) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_14 = row_sum + t2892;
            f32 t2894;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2894) : "f"(pair_14));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t2895 = pair_14 + t2894;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2895;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t2896;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2896) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_15 = row_sum_2 + t2896;
            f32 t2898;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2898) : "f"(pair_15));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t2899 = pair_15 + t2898;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2899;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2900 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t2901;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2901) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2900 ? 0.0f : t2901;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2903 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc = t2903;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2904 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2904;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2905 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2905;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2906 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2906;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2907 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2907;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2908 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2908;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2909 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2909;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2910 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2910;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2911 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2911;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2912 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2912;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2913 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2913;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2914 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2914;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2915 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2915;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2916 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2916;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2917 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2917;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2918 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2918;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2919 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2919;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2920 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2920;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2921 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2921;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2922 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2922;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2923 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2923;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2924 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2924;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2925 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2925;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2926 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2926;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2927 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2927;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2928 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2928;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2929 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2929;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2930 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2930;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2931 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2931;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2932 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2932;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2933 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2933;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2934 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2934;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2935 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t2936;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2936) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2935 ? 0.0f : t2936;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2938 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2938;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2939 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2939;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2940 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2940;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2941 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2941;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2942 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2942;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2943 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2943;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2944 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2944;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2945 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2945;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2946 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2946;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2947 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2947;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2948 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2948;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2949 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2949;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2950 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2950;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2951 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2951;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2952 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2952;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2953 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2953;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2954 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2954;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2955 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2955;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2956 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2956;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2957 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2957;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2958 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2958;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2959 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2959;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2960 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2960;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2961 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2961;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2962 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2962;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2963 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2963;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2964 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2964;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2965 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2965;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2966 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2966;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2967 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2967;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2968 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2968;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2969 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2969;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t2970 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2970) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2971 = t1397 & 3u;
            const u32 t2972 = t1218 + 8192u;
            u32 t2973;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2973) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2974;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2974) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2975;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2975) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2976;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2976) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2977;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2977) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2978;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2978) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2979;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2979) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2980;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2980) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2981;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2981) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2982;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2982) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2983;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2983) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2984;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2984) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2985;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2985) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2986) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2987;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2987) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2988;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2988) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2989;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2989) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2990;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2990) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2991;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2991) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2992;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2992) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2993;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2993) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2994;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2994) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2995;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2995) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2996) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2997;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2997) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2998) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2999;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2999) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3000) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3001;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3001) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3002;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3002) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3003;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3003) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3004;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3004) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3005 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3006 = t1220 + t3005;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3007 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3008 = t3006 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3009 = t3007 ^ t3008;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3010 = t3006 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3011 = t3009 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3012 = t3010 + t3011;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3013 = t1218 + t3012;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3013), "r"(t2973), "r"(t2974), "r"(t2975), "r"(t2976) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3014 = t3012 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3015 = t1218 + t3014;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3015), "r"(t2977), "r"(t2978), "r"(t2979), "r"(t2980) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3016 = t3012 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3017 = t1218 + t3016;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3017), "r"(t2981), "r"(t2982), "r"(t2983), "r"(t2984) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3018 = t3012 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3019 = t1218 + t3018;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3019), "r"(t2985), "r"(t2986), "r"(t2987), "r"(t2988) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3020 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3021 = t1220 + t3020;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3022 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3023 = t3021 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3024 = t3022 ^ t3023;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3025 = t3021 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3026 = t3024 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3027 = t3025 + t3026;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3028 = t2972 + t3027;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3028), "r"(t2989), "r"(t2990), "r"(t2991), "r"(t2992) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3029 = t3027 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3030 = t2972 + t3029;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3030), "r"(t2993), "r"(t2994), "r"(t2995), "r"(t2996) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3031 = t3027 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3032 = t2972 + t3031;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3032), "r"(t2997), "r"(t2998), "r"(t2999), "r"(t3000) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3033 = t3027 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3034 = t2972 + t3033;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3034), "r"(t3001), "r"(t3002), "r"(t3003), "r"(t3004) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3035 = t1238 + t1221;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3035 + t1220;
            const bool t3037 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3037) {
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2891) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3038 = t1220 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3039 = t1218 + t3038;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3039), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t1241) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3040 = t1218 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3041 = t1220 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t3042 = t3040 + t3041;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3042), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t1241) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
            }
#line 158 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2891) {
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3043 = (u64)t1241;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3044 = t3043 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3045 = t3044 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3046 = lse + t3045;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3047 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3048 = t3047 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3049 = t3048 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t3050 = t3046 + t3049;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3051 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3052 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t3053 = t3052 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t3053) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3054 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t3054;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t3057 = (u64)row * t3051;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3058 = t3057 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3059 = t3050 + t3058;
#line 287 "fa-kernels/src/attention/softmax.rs"
                        f32 t3060;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3060) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3061 = reference + t3060;
#line 287 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t3061 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                        const bool t3063 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3064 = t3063 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3059), "f"(t3064) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3065 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3066 = first_row + t3065;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t3066 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t3069 = (u64)row_2 * t3051;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3070 = t3069 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t3071 = t3050 + t3070;
#line 287 "fa-kernels/src/attention/softmax.rs"
                        f32 t3072;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3072) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3073 = reference_2 + t3072;
#line 287 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t3073 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                        const bool t3075 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3076 = t3075 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3071), "f"(t3076) : "memory");
                    }
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 223 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t3077;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3077) : );
#line 224 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t3078 = t3077 == 1u;
#line 224 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t3078) {
                const u32 t3079 = t85 + 16u;
#line 225 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3079) : "memory");
            }
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3080 = count_3 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_3 = t3080;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3081 = count_3 & 1u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t3081) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 slot_28 = count_3 & 1u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3083 = t85 + 24u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3084 = slot_28 << 5u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3085 = t3083 + t3084;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3086;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3086) : "r"(t3085) : "memory");
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3087;
            asm("mov.b32 %0, %1;" : "=r"(t3087) : "f"(t3086));
#line 168 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3088;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3088) : "r"(t3087));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3088;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3090 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3090) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3091 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3091) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
