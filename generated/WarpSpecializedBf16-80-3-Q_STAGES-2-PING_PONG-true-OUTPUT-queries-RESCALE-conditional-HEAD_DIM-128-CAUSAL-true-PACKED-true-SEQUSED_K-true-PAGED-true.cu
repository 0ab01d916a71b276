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
    const u64 cu_seqlens_q /* u32 */,
    const u64 cu_seqlens_q_stride0,
    const u64 cu_seqlens_q_stride1,
    const u64 cu_seqlens_q_stride2,
    const u64 cu_seqlens_q_stride3,
    const u32 least_queries,
    const u32 most_queries,
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
    const u64 block_table /* u32 */,
    const u64 block_table_stride0,
    const u64 block_table_stride1,
    const u64 block_table_stride2,
    const u64 block_table_stride3,
    const u32 page_size,
    const u32 page_size_factor,
    const u32 page_size_shift,
    const u32 heads_per_section,
    const u64 claims /* u32, counters */,
    const u64 claims_stride0,
    const u64 claims_stride1,
    const u64 claims_stride2,
    const u64 claims_stride3,
    const u32 k_outer_steps,
    const u32 k_row_steps,
    const u32 v_outer_steps,
    const u32 v_row_steps,
    const u32 boxes,
    const u32 box_keys)
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
    const u32 t9 = t8 + 40960u;
    const u32 t10 = t9 + 40960u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 112u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 120u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 96u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 104u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 160u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t31 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 13;" :  : "r"(t32) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t33 = t10 + 160u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t34 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t34) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
        const bool t35 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t35) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t36 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t36) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t37 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t38;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t38) : "r"(t37) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t39;
            asm("mov.b32 %0, %1;" : "=r"(t39) : "f"(t38));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t40;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t40) : "r"(t39));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t40;
            while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t41 = index != 4294967295u;
                if (!t41) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t33 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t43;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t43) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t44;
                asm("mov.b32 %0, %1;" : "=r"(t44) : "f"(t43));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t45;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t45) : "r"(t44));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t46;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t46) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t47;
                asm("mov.b32 %0, %1;" : "=r"(t47) : "f"(t46));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t48;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t48) : "r"(t47));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t49;
                asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t49) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t50;
                asm("mov.b32 %0, %1;" : "=r"(t50) : "f"(t49));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t51;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t51) : "r"(t50));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t52;
                asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t52) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t53;
                asm("mov.b32 %0, %1;" : "=r"(t53) : "f"(t52));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t54;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t54) : "r"(t53));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t55;
                asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t55) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t56;
                asm("mov.b32 %0, %1;" : "=r"(t56) : "f"(t55));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t57;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t57) : "r"(t56));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t58;
                asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t58) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t59;
                asm("mov.b32 %0, %1;" : "=r"(t59) : "f"(t58));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t60;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t60) : "r"(t59));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t61;
                asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t61) : "r"(from) : "memory");
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t62;
                asm("mov.b32 %0, %1;" : "=r"(t62) : "f"(t61));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t63;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t63) : "r"(t62));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t64;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t64) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t65 = t64 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t65) {
                    const u32 t66 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t66) : "memory");
                }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t67 = t45 + t60;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t67 + 1u;
                const u32 t69 = end > t57 ? end : t57;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t70 = t69 - t57;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t70 < t60 ? t70 : t60;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t72 = t45 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t73 = t72 + t60;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t73 + 1u;
                const u32 t75 = end_3 > t57 ? end_3 : t57;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t76 = t75 - t57;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t76 < t60 ? t76 : t60;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t78 = end_4 + 79u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t79 = t78 / 80u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t79 > 1u ? t79 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t81 = end_2 / 80u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t81 < end_5 ? t81 : end_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t83 = end_5 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t83 < end_5 ? t83 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = index / group;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t86 = (u64)t48;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t87 = t86 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t88 = t87 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t89 = block_table + t88;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u32 t90 = (u32)block_table_stride1;
#line 152 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 page = 0u;
#line 152 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 next_page = 0u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t91 = end_5 - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t92 = 0u < t91 ? 0u : t91;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t93 = end_5 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t94 = t93 - t92;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t95 = t94 * 80u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t96 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key = t95 + t96;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t98 = t60 > 1u ? t60 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last = t98 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t100 = key < last ? key : last;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t101 = t100 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t102;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t102) : "r"(t101), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_2 = t102 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t104 = (u64)index_2 * t90;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t105 = t104 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t106 = t89 + t105;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_2;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t106) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t108 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t109 = t100 - t108;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_2;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t110 = tile * 3u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t110 % 6u;
                const u32 t112 = slot + 14u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t112 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t10 + t113;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t110 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t115 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t116 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t114), "r"(t117) : "memory");
                const u32 t118 = slot + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = t118 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t10 + t119;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t121 = slot << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t122 = smem_1 + t121;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t123;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t123) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t124 = t123 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t124) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t120) : "memory");
                    const u32 t125 = 1073741824u - t57;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t126 = t125 + t45;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t127 = t51 + t57;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t122), "l"(q), "r"(t120), "r"(0u), "r"(index), "r"(t126), "r"(t127), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t128 = t122 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t128), "l"(q), "r"(t120), "r"(64u), "r"(index), "r"(t126), "r"(t127), "r"(1073741824u) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t129 = tile * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t130 = t129 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t130 % 6u;
                const u32 t132 = slot_2 + 14u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t10 + t133;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t130 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t136 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t134), "r"(t137) : "memory");
                const u32 t138 = slot_2 + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t10 + t139;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t45 + 64u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t142 = slot_2 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t143 = smem_1 + t142;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t144;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t144) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t145 = t144 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t145) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t140) : "memory");
                    const u32 t146 = 1073741824u - t57;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = t146 + t141;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t148 = t51 + t57;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t143), "l"(q), "r"(t140), "r"(0u), "r"(index), "r"(t147), "r"(t148), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t149 = t143 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t149), "l"(q), "r"(t140), "r"(64u), "r"(index), "r"(t147), "r"(t148), "r"(1073741824u) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t150 = tile * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t151 = t150 + 2u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t151 % 6u;
                const u32 t153 = slot_3 + 14u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t153 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t10 + t154;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t151 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t156 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t157 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t155), "r"(t158) : "memory");
                const u32 t159 = slot_3 + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = t159 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t10 + t160;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t45 + 128u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t163 = slot_3 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t164 = smem_1 + t163;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t165;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t165) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t166 = t165 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t166) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t161) : "memory");
                    const u32 t167 = 1073741824u - t57;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t167 + t162;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t51 + t57;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t164), "l"(q), "r"(t161), "r"(0u), "r"(index), "r"(t168), "r"(t169), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t164 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t170), "l"(q), "r"(t161), "r"(64u), "r"(index), "r"(t168), "r"(t169), "r"(1073741824u) : "memory");
                }
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t171 = end_5 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t172 = t171 * 80u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t173 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_2 = t172 + t173;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t175 = t60 > 1u ? t60 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t176 = t175 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t177 = key_2 < t176 ? key_2 : t176;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t178 = t177 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t179;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t179) : "r"(t178), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t180 = t179 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 first = t180 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t182 = first + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_6 = t182 < t60 ? t182 : t60;
                const u32 t184 = end_6 - first;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t185 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t186 = t184 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends = t185 + t186;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t188 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t189 = t184 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_2 = t188 + t189;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t191 = end_5 - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t192 = 1u < t191 ? 1u : t191;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t193 = end_5 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t194 = t193 - t192;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t195 = t194 * 80u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t196 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_3 = t195 + t196;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t198 = t60 > 1u ? t60 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_2 = t198 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t200 = key_3 < last_2 ? key_3 : last_2;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t201 = t200 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t202;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t202) : "r"(t201), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_3 = t202 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t204 = (u64)index_3 * t90;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t205 = t204 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t206 = t89 + t205;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_3;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t206) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t208 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t209 = t200 - t208;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_3;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t210 = end_6 - key_2;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t212 = slot_4 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t213 = t10 + t212;
                const u32 t214 = slot_4 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t215 = t214 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t216 = t10 + t215;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t217 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = t218 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t216), "r"(t219) : "memory");
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = slot_4 * 20480u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t8 + t220;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t222;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t222) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t223 = t222 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t223) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t213) : "memory");
                }
                #pragma unroll 1
                for (u32 i = 0u; i < boxes; i += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t224;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t224) : "r"(t210), "r"(i));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t225;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t225) : "r"(ends), "r"(i));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t226 = i * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t227 = t226 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t228 = t221 + t227;
                    u32 t229;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t229) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t230 = t229 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t230) {
                        const u32 t231 = 1073741824u - t224;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t228), "l"(k), "r"(t213), "r"(0u), "r"(t85), "r"(t231), "r"(t225), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t232 = t228 + 10240u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t232), "l"(k), "r"(t213), "r"(64u), "r"(t85), "r"(t231), "r"(t225), "r"(1073741824u) : "memory");
                    }
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t234 = slot_5 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t235 = t234 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t236 = t10 + t235;
                const u32 t237 = slot_5 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t238 = t237 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t239 = t10 + t238;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t240 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t241 = t240 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t242 = t241 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t239), "r"(t242) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t243 = slot_5 * 20480u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t244 = t9 + t243;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t245;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t245) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t246 = t245 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t246) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t236) : "memory");
                }
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < boxes; i_2 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t247;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t247) : "r"(t210), "r"(i_2));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t248;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t248) : "r"(ends_2), "r"(i_2));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t249 = i_2 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t250 = t249 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t251 = t244 + t250;
                    u32 t252;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t252) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t253 = t252 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t253) {
                        const u32 t254 = 1073741824u - t247;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t251), "l"(v), "r"(t236), "r"(0u), "r"(t85), "r"(t254), "r"(t248), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t255 = t251 + 10240u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t255), "l"(v), "r"(t236), "r"(64u), "r"(t85), "r"(t254), "r"(t248), "r"(1073741824u) : "memory");
                    }
                }
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_5; i_3 += 1u) {
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t256 = end_5 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t257 = t256 - i_3;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t258 = t257 * 80u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t259 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_4 = t258 + t259;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t261 = t60 > 1u ? t60 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t262 = t261 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t263 = key_4 < t262 ? key_4 : t262;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t264 = t263 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    u32 t265;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t265) : "r"(t264), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t266 = t265 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                    const u32 first_2 = t266 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t268 = first_2 + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 end_7 = t268 < t60 ? t268 : t60;
                    const u32 t270 = end_7 - first_2;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t271 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t272 = t270 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_3 = t271 + t272;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t274 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t275 = t270 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_4 = t274 + t275;
#line 196 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t277 = i_3 + 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t278 = end_5 - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t279 = t277 < t278 ? t277 : t278;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t280 = end_5 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t281 = t280 - t279;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t282 = t281 * 80u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t283 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_5 = t282 + t283;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t285 = t60 > 1u ? t60 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_3 = t285 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t287 = key_5 < last_3 ? key_5 : last_3;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t288 = t287 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    u32 t289;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t289) : "r"(t288), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 index_4 = t289 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t291 = (u64)index_4 * t90;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t292 = t291 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t293 = t89 + t292;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    u32 page_4;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t293) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t295 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t296 = t287 - t295;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    next_page = page_4;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t297 = end_7 - key_4;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t298 = passed + i_3;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t298 & 1u;
                    const u32 t300 = slot_6 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t301 = t10 + t300;
                    const u32 t302 = slot_6 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t303 = t302 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t304 = t10 + t303;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t305 = t298 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t306 = t305 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t307 = t306 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t304), "r"(t307) : "memory");
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t308 = slot_6 * 20480u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t309 = t8 + t308;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t310;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t310) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t311 = t310 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t311) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t301) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_4 = 0u; i_4 < boxes; i_4 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t312;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t312) : "r"(t297), "r"(i_4));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t313;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t313) : "r"(ends_3), "r"(i_4));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t314 = i_4 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t315 = t314 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t316 = t309 + t315;
                        u32 t317;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t317) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t318 = t317 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t318) {
                            const u32 t319 = 1073741824u - t312;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t316), "l"(k), "r"(t301), "r"(0u), "r"(t85), "r"(t319), "r"(t313), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t320 = t316 + 10240u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t320), "l"(k), "r"(t301), "r"(64u), "r"(t85), "r"(t319), "r"(t313), "r"(1073741824u) : "memory");
                        }
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t321 = passed + i_3;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t321 & 1u;
                    const u32 t323 = slot_7 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t324 = t323 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t325 = t10 + t324;
                    const u32 t326 = slot_7 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t327 = t326 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t328 = t10 + t327;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t329 = t321 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t330 = t329 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t331 = t330 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t328), "r"(t331) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t332 = slot_7 * 20480u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t333 = t9 + t332;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t334;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t334) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t335 = t334 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t335) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t325) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_5 = 0u; i_5 < boxes; i_5 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t336;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t336) : "r"(t297), "r"(i_5));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t337;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t337) : "r"(ends_4), "r"(i_5));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t338 = i_5 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t339 = t338 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t340 = t333 + t339;
                        u32 t341;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t341) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t342 = t341 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t342) {
                            const u32 t343 = 1073741824u - t336;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t340), "l"(v), "r"(t325), "r"(0u), "r"(t85), "r"(t343), "r"(t337), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t344 = t340 + 10240u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t344), "l"(v), "r"(t325), "r"(64u), "r"(t85), "r"(t343), "r"(t337), "r"(1073741824u) : "memory");
                        }
                    }
                }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t345 = passed + end_5;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t345;
                const u32 t346 = tile + 1u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t346;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t347 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t347) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t348 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t349;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t349) : "r"(t348) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t350;
                asm("mov.b32 %0, %1;" : "=r"(t350) : "f"(t349));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t351;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t351) : "r"(t350));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t351;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t353 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t353) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < batch; i_6 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_6 + lane;
                const u32 t355 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t356 = batch_2 < t355 ? batch_2 : t355;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t356 + 1u;
                const u64 t358 = (u64)t356;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t359 = t358 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t360 = t359 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t361 = cu_seqlens_q + t360;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t361) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t363 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t364 = t363 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t365 = t364 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t366 = cu_seqlens_q + t365;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                u32 t367;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t367) : "l"(t366) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u32 queries = t367 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t369 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t370 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t371 = t369 & t370;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t371 ? queries : 0u;
#line 91 "fa-kernels/src/attention/options/cache.rs"
                const bool as_queries = added_k == 4294967295u;
                const u32 added = as_queries ? seq_q_2 : added_k;
                const u64 t375 = (u64)t356;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t376 = t375 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t377 = t376 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t378 = seqused_k + t377;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                u32 t379;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t379) : "l"(t378) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u32 used = (int)t379 > (int)0u ? t379 : 0u;
                const u32 used_2 = used < seq_k ? used : seq_k;
                const u32 t382 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
                const u32 t383 = t382 < seq_k ? t382 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t384 = (u64)t356;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t385 = t384 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t386 = t385 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t387 = block_table + t386;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u32 t388 = (u32)block_table_stride1;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t389 = seq_q_2 + 191u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t389 / 192u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t391 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t392 = t391 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t393 = count + t392;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t393;
            }
            f32 t394;
            asm("mov.b32 %0, %1;" : "=f"(t394) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t395;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t395) : "f"(t394));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t396;
            asm("mov.b32 %0, %1;" : "=r"(t396) : "f"(t395));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t397 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t398 = t397 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t399 = t398 ? t396 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t400 = count + t399;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t401 = count + t396;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t402;
            asm("mov.b32 %0, %1;" : "=f"(t402) : "r"(t401));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t403;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t403) : "f"(t402));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t404;
            asm("mov.b32 %0, %1;" : "=r"(t404) : "f"(t403));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t405 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t406 = t405 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t407 = t406 ? t404 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t408 = t400 + t407;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t409 = t401 + t404;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t410;
            asm("mov.b32 %0, %1;" : "=f"(t410) : "r"(t409));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t411;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t411) : "f"(t410));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t412;
            asm("mov.b32 %0, %1;" : "=r"(t412) : "f"(t411));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t413 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t414 = t413 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t415 = t414 ? t412 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t416 = t408 + t415;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t417 = t409 + t412;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t418;
            asm("mov.b32 %0, %1;" : "=f"(t418) : "r"(t417));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t419;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t419) : "f"(t418));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t420;
            asm("mov.b32 %0, %1;" : "=r"(t420) : "f"(t419));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t421 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t422 = t421 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t423 = t422 ? t420 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t424 = t416 + t423;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t425 = t417 + t420;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t426;
            asm("mov.b32 %0, %1;" : "=f"(t426) : "r"(t425));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t427;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t427) : "f"(t426));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t428;
            asm("mov.b32 %0, %1;" : "=r"(t428) : "f"(t427));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t429 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t430 = t429 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t431 = t430 ? t428 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t432 = t424 + t431;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t433 = t425 + t428;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t434;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t434) : "r"(t433));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t434 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t436 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_5 = t436;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t437 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t437;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t438 = most != 0u;
                if (!t438) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t439 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t440 = t439 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t440;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t442 = least < 80u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t442 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < batch; i_7 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_7 + lane;
                    const u32 t445 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t446 = batch_3 < t445 ? batch_3 : t445;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t446 + 1u;
                    const u64 t448 = (u64)t446;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t449 = t448 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t450 = t449 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t451 = cu_seqlens_q + t450;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t451) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t453 = (u64)next_2;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t454 = t453 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t455 = t454 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t456 = cu_seqlens_q + t455;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    u32 t457;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t457) : "l"(t456) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t457 - first_query_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t459 = least_queries <= queries_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t460 = queries_2 <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t461 = t459 & t460;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t461 ? queries_2 : 0u;
#line 91 "fa-kernels/src/attention/options/cache.rs"
                    const bool as_queries_2 = added_k == 4294967295u;
                    const u32 added_2 = as_queries_2 ? seq_q_3 : added_k;
                    const u64 t465 = (u64)t446;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t466 = t465 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t467 = t466 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t468 = seqused_k + t467;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    u32 t469;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t469) : "l"(t468) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u32 used_3 = (int)t469 > (int)0u ? t469 : 0u;
                    const u32 used_4 = used_3 < seq_k ? used_3 : seq_k;
                    const u32 t472 = used_4 + added_2;
#line 95 "fa-kernels/src/attention/options/cache.rs"
                    const u32 words_3 = t472 < seq_k ? t472 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t474 = (u64)t446;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t475 = t474 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t476 = t475 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t477 = block_table + t476;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t478 = (u32)block_table_stride1;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_2 = words_3 < seq_k ? words_3 : seq_k;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t480 = seq_q_3 + 191u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t480 / 192u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t482 = least_2 + seq_q_3;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t483 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t484 = t482 > t483 ? t482 : t483;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t485 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t486 = t484 - t485;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t486 / 192u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t488 = seq_k_2 < least_2;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t488 ? tiles : first_3;
                    const bool t490 = least_2 == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t491 = t490 ? 0u : reaching;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_4 = t491 < tiles ? t491 : tiles;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t493 = seq_q_3 + 191u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t493 / 192u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t495 = most + seq_q_3;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t496 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t497 = t495 > t496 ? t495 : t496;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t498 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t499 = t497 - t498;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_5 = t499 / 192u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t501 = seq_k_2 < most;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t501 ? tiles_2 : first_5;
                    const bool t503 = most == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t504 = t503 ? 0u : reaching_2;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_8 = t504 < tiles_2 ? t504 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t506 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t507 = end_8 - first_4;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t506 ? t507 : 0u;
                    const u32 t509 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t510;
                    asm("mov.b32 %0, %1;" : "=f"(t510) : "r"(t509));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t511;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t511) : "f"(t510));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t512;
                    asm("mov.b32 %0, %1;" : "=r"(t512) : "f"(t511));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t513 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t514 = t513 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t515 = t514 ? t512 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t516 = t509 + t515;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t517 = t509 + t512;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t518;
                    asm("mov.b32 %0, %1;" : "=f"(t518) : "r"(t517));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t519;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t519) : "f"(t518));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t520;
                    asm("mov.b32 %0, %1;" : "=r"(t520) : "f"(t519));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t521 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t522 = t521 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t523 = t522 ? t520 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t524 = t516 + t523;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t525 = t517 + t520;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t526;
                    asm("mov.b32 %0, %1;" : "=f"(t526) : "r"(t525));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t527;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t527) : "f"(t526));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t528;
                    asm("mov.b32 %0, %1;" : "=r"(t528) : "f"(t527));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t529 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t530 = t529 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t531 = t530 ? t528 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t532 = t524 + t531;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t533 = t525 + t528;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t534;
                    asm("mov.b32 %0, %1;" : "=f"(t534) : "r"(t533));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t535;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t535) : "f"(t534));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t536;
                    asm("mov.b32 %0, %1;" : "=r"(t536) : "f"(t535));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t537 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t538 = t537 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t539 = t538 ? t536 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t540 = t532 + t539;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t541 = t533 + t536;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t542;
                    asm("mov.b32 %0, %1;" : "=f"(t542) : "r"(t541));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t543;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t543) : "f"(t542));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t544;
                    asm("mov.b32 %0, %1;" : "=r"(t544) : "f"(t543));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t545 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t546 = t545 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t547 = t546 ? t544 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t548 = t540 + t547;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t549 = t541 + t544;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t550;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t550) : "r"(t549));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_9 = before + t550;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t552 = index_5 < end_9;
                        if (!t552) break;
                        const u32 t553 = index_5 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t554 = t548 - t509;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t553 - t554;
                        const bool t556 = nth < t509;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t556) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t558 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t559 = t558 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t560 = first_4 + t559;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t560 * 192u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t33 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t564;
                            asm("mov.b32 %0, %1;" : "=f"(t564) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t564) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t565;
                            asm("mov.b32 %0, %1;" : "=f"(t565) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t565) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t566;
                            asm("mov.b32 %0, %1;" : "=f"(t566) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t566) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t567;
                            asm("mov.b32 %0, %1;" : "=f"(t567) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t567) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(0.0f) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t568;
                            asm("mov.b32 %0, %1;" : "=f"(t568) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t568) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t569;
                            asm("mov.b32 %0, %1;" : "=f"(t569) : "r"(words_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t569) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t570;
                            asm("mov.b32 %0, %1;" : "=f"(t570) : "r"(t446));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(to), "f"(t570) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t571;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t571) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t572 = t571 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t572) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t573 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t573;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t574 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t575 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t576 = t575 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t574), "r"(t576) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t577 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t577) {
                            const u32 t578 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t579;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t579) : "l"(claims), "r"(t578) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t579;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t580 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t581;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t581) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t582 = t580 + t581;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_5 = t582;
                    }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    before = end_9;
                }
#line 123 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                most = least_2;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t585;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t585) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t586 = t585 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t586) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t587 = t33 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t587), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t588;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t588) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t589 = t588 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t589) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_6 = warpgroup - 1u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t591 = index_6 << 14u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t592 = t7 + t591;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t593 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t594 = t593 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t595 = index_6 << 6u;
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
#line 91 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count_2 = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t596 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t596) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t597 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t598;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t598) : "r"(t597) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t599;
        asm("mov.b32 %0, %1;" : "=r"(t599) : "f"(t598));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t600;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t600) : "r"(t599));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_7 = t600;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t601 = index_6 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t601) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t602 = index_7 != 4294967295u;
            if (!t602) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t604;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t604) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t605;
            asm("mov.b32 %0, %1;" : "=r"(t605) : "f"(t604));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t606;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t606) : "r"(t605));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t607;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t607) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t608;
            asm("mov.b32 %0, %1;" : "=r"(t608) : "f"(t607));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t609;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t609) : "r"(t608));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t610;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t610) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t611;
            asm("mov.b32 %0, %1;" : "=r"(t611) : "f"(t610));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t612;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t612) : "r"(t611));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t613;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t613) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t614;
            asm("mov.b32 %0, %1;" : "=r"(t614) : "f"(t613));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t615;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t615) : "r"(t614));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t616;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t616) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t617;
            asm("mov.b32 %0, %1;" : "=r"(t617) : "f"(t616));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t618;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t618) : "r"(t617));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t619;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t619) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t620;
            asm("mov.b32 %0, %1;" : "=r"(t620) : "f"(t619));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t621;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t621) : "r"(t620));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t622;
            asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t622) : "r"(from_2) : "memory");
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t623;
            asm("mov.b32 %0, %1;" : "=r"(t623) : "f"(t622));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t624;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t624) : "r"(t623));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t625;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t625) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t626 = t625 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t626) {
                const u32 t627 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t627) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t628 = t606 + t621;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t628 + 1u;
            const u32 t630 = end_10 > t618 ? end_10 : t618;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t631 = t630 - t618;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t631 < t621 ? t631 : t621;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t633 = t606 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t634 = t633 + t621;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_12 = t634 + 1u;
            const u32 t636 = end_12 > t618 ? end_12 : t618;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t637 = t636 - t618;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_13 = t637 < t621 ? t637 : t621;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t639 = end_13 + 79u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t640 = t639 / 80u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_14 = t640 > 1u ? t640 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t642 = end_11 / 80u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t642 < end_14 ? t642 : end_14;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t644 = end_14 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t644 < end_14 ? t644 : end_14;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t606 + t595;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t647 = first_query_3 + t621;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t647 + 1u;
            const u32 t649 = end_15 > t618 ? end_15 : t618;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t650 = t649 - t618;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t650 < t621 ? t650 : t621;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t652 = first_query_3 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t653 = t652 + t621;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t653 + 1u;
            const u32 t655 = end_17 > t618 ? end_17 : t618;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t656 = t655 - t618;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t656 < t621 ? t656 : t621;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t658 = end_18 + 79u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t659 = t658 / 80u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_19 = t659 > 1u ? t659 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t661 = end_16 / 80u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t661 < end_19 ? t661 : end_19;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t663 = end_19 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t663 < end_19 ? t663 : end_19;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t665 = end_14 - end_19;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t666 = passed_2 + t665;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t667 = count_2 * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t668 = t667 + index_6;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t669 = t606 + t595;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t670 = t669 < t618;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t670) {
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum_2 = 0.0f;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_8 = passed_2; i_8 < t666; i_8 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t671 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t671) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t672 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t673 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t672 ? 0u : t673;
                    const u32 t675 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t675) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t676 = i_8 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t677 = t676 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t678 = t10 + t677;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t679 = i_8 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t680 = t679 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t678), "r"(t680) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t681 = i_8 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t682 = t681 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t683 = t682 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t684 = t10 + t683;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t685 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t685) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t684) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t686 = i_8 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t687 = t686 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t688 = t687 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t689 = t10 + t688;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t690 = i_8 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t691 = t690 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t689), "r"(t691) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t692 = i_8 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t693 = t692 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t694 = t693 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t695 = t10 + t694;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t696 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t696) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t695) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t697 = t668 % 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t698 = t697 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t699 = t698 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t700 = t10 + t699;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t701 = t668 / 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t702 = t701 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t700), "r"(t702) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t703 = t666 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t704 = t703 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t705 = t10 + t704;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t706 = t666 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t707 = t706 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t705), "r"(t707) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t708 = t668 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t709 = t708 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t710 = smem_1 + t709;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t711 = t666 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t712 = t711 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t713 = t8 + t712;
                const u32 t714 = t710 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t715 = t713 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t716 = t714 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t717 = (u64)t716;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t718 = t717 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t719 = t715 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t720 = (u64)t719;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t721 = t720 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t722 = t714 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t723 = (u64)t722;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t724 = t723 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t725 = t715 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t726 = (u64)t725;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t727 = t726 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t728 = t714 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t729 = (u64)t728;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t730 = t729 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t731 = t715 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t732 = (u64)t731;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t733 = t732 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t734 = t714 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t735 = (u64)t734;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t736 = t735 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t737 = t715 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t738 = (u64)t737;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t739 = t738 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t740 = t714 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t741 = (u64)t740;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t742 = t741 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t743 = t715 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t744 = (u64)t743;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t745 = t744 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t746 = t714 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t747 = (u64)t746;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t748 = t747 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t749 = t715 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t750 = (u64)t749;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t751 = t750 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t752 = t714 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t753 = (u64)t752;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t754 = t753 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t755 = t715 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t756 = (u64)t755;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t757 = t756 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t758 = t714 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t759 = (u64)t758;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t760 = t759 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t761 = t715 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t762 = (u64)t761;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t763 = t762 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t718), "l"(t721), "l"(t724), "l"(t727), "l"(t730), "l"(t733), "l"(t736), "l"(t739), "l"(t742), "l"(t745), "l"(t748), "l"(t751), "l"(t754), "l"(t757), "l"(t760), "l"(t763) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t764 = t666 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t765 = t764 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t766 = t765 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t767 = t10 + t766;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t768 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t768) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t767) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t769 = end_19 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t769 * 80u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t771 = t606 + t595;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t771 + t594;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t773 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t774 = t773 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t774;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t776 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t777 = first_query_4 + t776;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t778 = t777 + t621;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_20 = t778 + 1u;
                const u32 t780 = end_20 > t618 ? end_20 : t618;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t781 = t780 - t618;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_21 = t781 < t621 ? t781 : t621;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t783 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_22 = t783 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t786 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t786;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t788 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t788;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t790 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t790;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t792 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t792;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t794 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t794;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t796 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t796;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t798 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t798;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t800 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t800;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t802 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t802;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t804 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t804;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t806 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t806;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t808 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t808;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t810 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t810;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t812 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t812;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t814 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t814;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t816 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t816;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t818 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t818;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t820 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t820;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t822 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t822;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t824 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t824;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t825 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t826 = first_query_4 + t825;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t827 = t826 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t828 = t827 + t621;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t828 + 1u;
                const u32 t830 = end_23 > t618 ? end_23 : t618;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t831 = t830 - t618;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_24 = t831 < t621 ? t831 : t621;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t833 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_25 = t833 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t836 = visible_21 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t836;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 1u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t838 = visible_22 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t838;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t840 = visible_23 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t840;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 9u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t842 = visible_24 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t842;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 16u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t844 = visible_25 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t844;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 17u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t846 = visible_26 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t846;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 24u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t848 = visible_27 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t848;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 25u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t850 = visible_28 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t850;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 32u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t852 = visible_29 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t852;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 33u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t854 = visible_30 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t854;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 40u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t856 = visible_31 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t856;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 41u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t858 = visible_32 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t858;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 48u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t860 = visible_33 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t860;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 49u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t862 = visible_34 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t862;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 56u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t864 = visible_35 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t864;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 57u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t866 = visible_36 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t866;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 64u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t868 = visible_37 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t868;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 65u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t870 = visible_38 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t870;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 72u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t872 = visible_39 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t872;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 73u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t874 = visible_40 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t874;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t876;
                asm("max.f32 %0, %1, %2;" : "=f"(t876) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t877;
                asm("max.f32 %0, %1, %2;" : "=f"(t877) : "f"(t876), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t878;
                asm("max.f32 %0, %1, %2;" : "=f"(t878) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t879;
                asm("max.f32 %0, %1, %2;" : "=f"(t879) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t880;
                asm("max.f32 %0, %1, %2;" : "=f"(t880) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t881;
                asm("max.f32 %0, %1, %2;" : "=f"(t881) : "f"(t877), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t882;
                asm("max.f32 %0, %1, %2;" : "=f"(t882) : "f"(t878), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t883;
                asm("max.f32 %0, %1, %2;" : "=f"(t883) : "f"(t879), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t884;
                asm("max.f32 %0, %1, %2;" : "=f"(t884) : "f"(t880), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t885;
                asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(t881), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t886;
                asm("max.f32 %0, %1, %2;" : "=f"(t886) : "f"(t882), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t887;
                asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(t883), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t888;
                asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t884), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t889;
                asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(t885), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t890;
                asm("max.f32 %0, %1, %2;" : "=f"(t890) : "f"(t886), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t891;
                asm("max.f32 %0, %1, %2;" : "=f"(t891) : "f"(t887), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t892;
                asm("max.f32 %0, %1, %2;" : "=f"(t892) : "f"(t888), "f"(s_38));
                f32 t893;
                asm("max.f32 %0, %1, %2;" : "=f"(t893) : "f"(t889), "f"(t890));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t894;
                asm("max.f32 %0, %1, %2;" : "=f"(t894) : "f"(t891), "f"(t892));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t895;
                asm("max.f32 %0, %1, %2;" : "=f"(t895) : "f"(t893), "f"(t894));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t896;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t896) : "f"(t895));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t895), "f"(t896));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t898;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t898) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t898));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t901 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t901;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t903 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t904;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t904) : "f"(old), "f"(scale_log2), "f"(t903));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t904));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t906 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t907 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t907));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t909;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t909;
                const f32 t910 = t906 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t911 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t911));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t913;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t913) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t913;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t914 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t914));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t916;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t916) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t916;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t917 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t917));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t919;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t919) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t919;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t920 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t920));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t922;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t922) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t922;
                const f32 t923 = t910 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t924 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t924));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t926;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t926;
                const f32 t927 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t928 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t928));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t930;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t930;
                const f32 t931 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t932 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t932));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t934;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t934) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t934;
                const f32 t935 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t936 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t936));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t938;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t938) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t938;
                const f32 t939 = t923 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t940 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t940));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t942;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t942;
                const f32 t943 = t927 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t944 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t944));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t946;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t946) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t946;
                const f32 t947 = t931 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t948 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t948));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t950;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t950) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t950;
                const f32 t951 = t935 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t952 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t952));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t954;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t954;
                const f32 t955 = t939 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t956 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t956));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t958;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t958;
                const f32 t959 = t943 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t960 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t960));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t962;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t962) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t962;
                const f32 t963 = t947 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t964 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t964));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t966;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t966;
                const f32 t967 = t951 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t968 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t968));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t970;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t970;
                const f32 t971 = t955 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t972 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t972));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t974;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t974;
                const f32 t975 = t959 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t976 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t976));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t978;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t978;
                const f32 t979 = t963 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t980 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t980));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t982;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t982;
                const f32 t983 = t967 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t984 = t971 + t975;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t985 = t979 + t983;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t986 = t984 + t985;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t986;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t988;
                asm("max.f32 %0, %1, %2;" : "=f"(t988) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t989;
                asm("max.f32 %0, %1, %2;" : "=f"(t989) : "f"(t988), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t990;
                asm("max.f32 %0, %1, %2;" : "=f"(t990) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t991;
                asm("max.f32 %0, %1, %2;" : "=f"(t991) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t992;
                asm("max.f32 %0, %1, %2;" : "=f"(t992) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t993;
                asm("max.f32 %0, %1, %2;" : "=f"(t993) : "f"(t989), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t994;
                asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(t990), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t995;
                asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t991), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t996;
                asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t992), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t997;
                asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t993), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t998;
                asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t994), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t999;
                asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t995), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1000;
                asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t996), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1001;
                asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t997), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1002;
                asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t998), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1003;
                asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t999), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1004;
                asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1000), "f"(s_40));
                f32 t1005;
                asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1001), "f"(t1002));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1006;
                asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(t1003), "f"(t1004));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1007;
                asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(t1005), "f"(t1006));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1008;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1008) : "f"(t1007));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1007), "f"(t1008));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1010;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1010) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1010));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t1013 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t1013;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1015 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1016;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1016) : "f"(old_2), "f"(scale_log2), "f"(t1015));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1016));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1018 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1019 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_3), "f"(scale_log2), "f"(t1019));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1021;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1021;
                const f32 t1022 = t1018 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1023 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_4), "f"(scale_log2), "f"(t1023));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1025;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1025;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1026 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_7), "f"(scale_log2), "f"(t1026));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1028;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1028) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1028;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1029 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_8), "f"(scale_log2), "f"(t1029));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1031;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1031;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1032 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_11), "f"(scale_log2), "f"(t1032));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1034;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1034) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1034;
                const f32 t1035 = t1022 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1036 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_12), "f"(scale_log2), "f"(t1036));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1038;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1038;
                const f32 t1039 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1040 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_15), "f"(scale_log2), "f"(t1040));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1042;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1042) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1042;
                const f32 t1043 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1044 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_16), "f"(scale_log2), "f"(t1044));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1046;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1046) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1046;
                const f32 t1047 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1048 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_19), "f"(scale_log2), "f"(t1048));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1050;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1050) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1050;
                const f32 t1051 = t1035 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1052 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_20), "f"(scale_log2), "f"(t1052));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1054;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1054) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1054;
                const f32 t1055 = t1039 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1056 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_23), "f"(scale_log2), "f"(t1056));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1058;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1058) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1058;
                const f32 t1059 = t1043 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1060 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_24), "f"(scale_log2), "f"(t1060));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1062;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1062;
                const f32 t1063 = t1047 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1064 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_27), "f"(scale_log2), "f"(t1064));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1066;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1066) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1066;
                const f32 t1067 = t1051 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1068 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_28), "f"(scale_log2), "f"(t1068));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1070;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1070;
                const f32 t1071 = t1055 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1072 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_31), "f"(scale_log2), "f"(t1072));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1074;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1074;
                const f32 t1075 = t1059 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1076 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_32), "f"(scale_log2), "f"(t1076));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1078;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1078) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1078;
                const f32 t1079 = t1063 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1080 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_35), "f"(scale_log2), "f"(t1080));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1082;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1082) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1082;
                const f32 t1083 = t1067 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1084 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_36), "f"(scale_log2), "f"(t1084));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1086;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1086) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1086;
                const f32 t1087 = t1071 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1088 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(scale_log2), "f"(t1088));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1090;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1090) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1090;
                const f32 t1091 = t1075 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1092 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(scale_log2), "f"(t1092));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1094;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1094) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1094;
                const f32 t1095 = t1079 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1096 = t1083 + t1087;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1097 = t1091 + t1095;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1098 = t1096 + t1097;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1098;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1099;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1099) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1100;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1100) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1101;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1102;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1102) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1103;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1103) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1104;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1104) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1105;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1106;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1106) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1107;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1108;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1109;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1110;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1111;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1112;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1113;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1114;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1115;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1116;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1117;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1118;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1099;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1100;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1101;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1102;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1103;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1104;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1105;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1106;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1107;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1108;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1109;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1110;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1111;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1112;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1113;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1114;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1115;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1116;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1117;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1118;
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
                const u32 masked_left = end_19 > masked_right_4 ? end_19 : masked_right_4;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_9 = 1u; i_9 < masked_right_4; i_9 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1121 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1121) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1122 = t666 + i_9;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1123 = t1122 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1124 = t1123 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1125 = t10 + t1124;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1126 = t1122 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1127 = t1126 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1125), "r"(t1127) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1128 = t668 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1129 = t1128 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1130 = smem_1 + t1129;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1131 = t1122 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1132 = t1131 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1133 = t8 + t1132;
                    const u32 t1134 = t1130 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1135 = t1133 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1136 = t1134 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1137 = (u64)t1136;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1138 = t1137 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1139 = t1135 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1140 = (u64)t1139;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1141 = t1140 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1142 = t1134 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1143 = (u64)t1142;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1144 = t1143 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1145 = t1135 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1146 = (u64)t1145;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1147 = t1146 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1148 = t1134 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1149 = (u64)t1148;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1150 = t1149 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1151 = t1135 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1152 = (u64)t1151;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1153 = t1152 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1154 = t1134 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1155 = (u64)t1154;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1156 = t1155 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1157 = t1135 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1158 = (u64)t1157;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1159 = t1158 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1160 = t1134 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1161 = (u64)t1160;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1162 = t1161 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1163 = t1135 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1164 = (u64)t1163;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1165 = t1164 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1166 = t1134 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1167 = (u64)t1166;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1168 = t1167 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1169 = t1135 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1170 = (u64)t1169;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1171 = t1170 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1172 = t1134 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1173 = (u64)t1172;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1174 = t1173 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1175 = t1135 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1176 = (u64)t1175;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1177 = t1176 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1178 = t1134 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1179 = (u64)t1178;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1180 = t1179 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1181 = t1135 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1182 = (u64)t1181;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1183 = t1182 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t1138), "l"(t1141), "l"(t1144), "l"(t1147), "l"(t1150), "l"(t1153), "l"(t1156), "l"(t1159), "l"(t1162), "l"(t1165), "l"(t1168), "l"(t1171), "l"(t1174), "l"(t1177), "l"(t1180), "l"(t1183) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1184 = i_9 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1185 = t666 + t1184;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1186 = t1185 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1187 = t1186 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1188 = t1187 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1189 = t10 + t1188;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1190 = t1185 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1191 = t1190 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1189), "r"(t1191) : "memory");
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
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_17 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_18 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_19 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_20 = p_20;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1192 = t1185 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1193 = t1192 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1194 = t9 + t1193;
                    const u32 t1195 = t1194 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1196 = t1195 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1197 = (u64)t1196;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1198 = t1197 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1199 = t1195 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1200 = (u64)t1199;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1201 = t1200 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1202 = t1195 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1203 = (u64)t1202;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1204 = t1203 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1205 = t1195 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1206 = (u64)t1205;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1207 = t1206 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1208 = t1195 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1209 = (u64)t1208;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1210 = t1209 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1198), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1201), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1204), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1207), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1210) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1211 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1212 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1211 ? 0u : t1212;
                    const u32 t1214 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1214) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1215 = t666 + i_9;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1216 = t1215 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1217 = t1216 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1218 = t1217 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1219 = t10 + t1218;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1220 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1220) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1219) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1221 = end_19 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1222 = t1221 - i_9;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1222 * 80u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1224 = t606 + t595;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_5 = t1224 + t594;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1226 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1227 = t1226 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1227;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1229 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1230 = first_query_5 + t1229;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1231 = t1230 + t621;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_26 = t1231 + 1u;
                    const u32 t1233 = end_26 > t618 ? end_26 : t618;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1234 = t1233 - t618;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_27 = t1234 < t621 ? t1234 : t621;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1236 = end_27 > column_2 ? end_27 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_28 = t1236 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1239 = visible_41 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1239;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 1u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1241 = visible_42 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1241;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1243 = visible_43 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1243;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 9u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1245 = visible_44 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1245;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 16u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1247 = visible_45 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1247;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 17u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1249 = visible_46 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1249;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 24u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1251 = visible_47 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1251;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 25u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1253 = visible_48 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1253;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 32u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1255 = visible_49 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1255;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 33u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1257 = visible_50 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1257;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 40u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1259 = visible_51 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1259;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 41u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1261 = visible_52 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1261;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 48u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1263 = visible_53 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1263;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 49u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1265 = visible_54 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1265;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 56u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1267 = visible_55 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1267;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 57u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1269 = visible_56 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1269;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 64u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1271 = visible_57 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1271;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 65u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1273 = visible_58 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1273;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 72u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1275 = visible_59 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1275;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 73u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1277 = visible_60 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1277;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1278 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1279 = first_query_5 + t1278;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1280 = t1279 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1281 = t1280 + t621;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t1281 + 1u;
                    const u32 t1283 = end_29 > t618 ? end_29 : t618;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1284 = t1283 - t618;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_30 = t1284 < t621 ? t1284 : t621;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1286 = end_30 > column_2 ? end_30 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_31 = t1286 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1289 = visible_61 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1289;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 1u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1291 = visible_62 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1291;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1293 = visible_63 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1293;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 9u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1295 = visible_64 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1295;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 16u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1297 = visible_65 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1297;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 17u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1299 = visible_66 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1299;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 24u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1301 = visible_67 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1301;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 25u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1303 = visible_68 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1303;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 32u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1305 = visible_69 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1305;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 33u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1307 = visible_70 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1307;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 40u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1309 = visible_71 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1309;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 41u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1311 = visible_72 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1311;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 48u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1313 = visible_73 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1313;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 49u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1315 = visible_74 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1315;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 56u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1317 = visible_75 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1317;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 57u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1319 = visible_76 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1319;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 64u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1321 = visible_77 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1321;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 65u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1323 = visible_78 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1323;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 72u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1325 = visible_79 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1325;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 73u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1327 = visible_80 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1327;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1328;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1328) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1329;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1329) : "f"(t1328), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1330;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1330) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1331;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1331) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1332;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1332) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1333;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1333) : "f"(t1329), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1334;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1334) : "f"(t1330), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1335;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1335) : "f"(t1331), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1336;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1336) : "f"(t1332), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1337;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1337) : "f"(t1333), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1338;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1338) : "f"(t1334), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1339;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1339) : "f"(t1335), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1340;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1340) : "f"(t1336), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1341;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1341) : "f"(t1337), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1342;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1342) : "f"(t1338), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1343;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1343) : "f"(t1339), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1344;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1344) : "f"(t1340), "f"(s_38));
                    f32 t1345;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1345) : "f"(t1341), "f"(t1342));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1346;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1346) : "f"(t1343), "f"(t1344));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1347;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1347) : "f"(t1345), "f"(t1346));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1348;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1348) : "f"(t1347));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1347), "f"(t1348));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1350;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1350) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1350));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1352;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1352) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1353;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1353) : "f"(t1352), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1354;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1354) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1355;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1355) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1356;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1356) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1357;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1357) : "f"(t1353), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1358;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1358) : "f"(t1354), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1359;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1359) : "f"(t1355), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1360;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1360) : "f"(t1356), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1361;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1361) : "f"(t1357), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1362;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1362) : "f"(t1358), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1363;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1363) : "f"(t1359), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1364;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1364) : "f"(t1360), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1365;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1365) : "f"(t1361), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1366;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1366) : "f"(t1362), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1367;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1367) : "f"(t1363), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1368;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1368) : "f"(t1364), "f"(s_40));
                    f32 t1369;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1369) : "f"(t1365), "f"(t1366));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1370;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1370) : "f"(t1367), "f"(t1368));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1371;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1371) : "f"(t1369), "f"(t1370));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1372;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1372) : "f"(t1371));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1371), "f"(t1372));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1374;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1374) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1374));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1376 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1377 = t1376 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1378 = 8.0f < t1377;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1379 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1380 = t1379 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1381 = 8.0f < t1380;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1382 = t1378 | t1381;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1382);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1387 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1387;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1389 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1390) : "f"(old_7), "f"(scale_log2), "f"(t1389));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1390));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1393 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1394 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s), "f"(scale_log2), "f"(t1394));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1396;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1396) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1396;
                    const f32 t1397 = t1393 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1398 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_2), "f"(scale_log2), "f"(t1398));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1400;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1400) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1400;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1401 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_5), "f"(scale_log2), "f"(t1401));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1403;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1403) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1403;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1404 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_6), "f"(scale_log2), "f"(t1404));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1406;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1406;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1407 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_9), "f"(scale_log2), "f"(t1407));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1409;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1409;
                    const f32 t1410 = t1397 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1411 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_10), "f"(scale_log2), "f"(t1411));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1413;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1413;
                    const f32 t1414 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1415 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_13), "f"(scale_log2), "f"(t1415));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1417;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1417;
                    const f32 t1418 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1419 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_14), "f"(scale_log2), "f"(t1419));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1421;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1421;
                    const f32 t1422 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1423 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1423));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1425;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1425;
                    const f32 t1426 = t1410 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1427 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1427));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1429;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1429;
                    const f32 t1430 = t1414 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1431 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_21), "f"(scale_log2), "f"(t1431));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1433;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1433;
                    const f32 t1434 = t1418 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1435 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_22), "f"(scale_log2), "f"(t1435));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1437;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1437;
                    const f32 t1438 = t1422 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1439 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_25), "f"(scale_log2), "f"(t1439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1441;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1441;
                    const f32 t1442 = t1426 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1443 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_26), "f"(scale_log2), "f"(t1443));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1445;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1445) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1445;
                    const f32 t1446 = t1430 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1447 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_29), "f"(scale_log2), "f"(t1447));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1449;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1449;
                    const f32 t1450 = t1434 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1451 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_30), "f"(scale_log2), "f"(t1451));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1453;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1453;
                    const f32 t1454 = t1438 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1455 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_33), "f"(scale_log2), "f"(t1455));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1457;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1457) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1457;
                    const f32 t1458 = t1442 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1459 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_34), "f"(scale_log2), "f"(t1459));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1461;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1461) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1461;
                    const f32 t1462 = t1446 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1463 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_37), "f"(scale_log2), "f"(t1463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1465;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1465;
                    const f32 t1466 = t1450 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1467 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_38), "f"(scale_log2), "f"(t1467));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1469;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1469) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1469;
                    const f32 t1470 = t1454 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1471 = t1458 + t1462;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1472 = t1466 + t1470;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1473 = t1471 + t1472;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1473;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1477 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1477;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1479 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1480) : "f"(old_8), "f"(scale_log2), "f"(t1479));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1480));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1483 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1484 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_3), "f"(scale_log2), "f"(t1484));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1486;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1486) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1486;
                    const f32 t1487 = t1483 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1488 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_4), "f"(scale_log2), "f"(t1488));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1490;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1490) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1490;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1491 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_7), "f"(scale_log2), "f"(t1491));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1493;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1493) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1493;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1494 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_8), "f"(scale_log2), "f"(t1494));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1496;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1496) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1496;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1497 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_11), "f"(scale_log2), "f"(t1497));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1499;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1499) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1499;
                    const f32 t1500 = t1487 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1501 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_12), "f"(scale_log2), "f"(t1501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1503;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1503) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1503;
                    const f32 t1504 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1505 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_15), "f"(scale_log2), "f"(t1505));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1507) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1507;
                    const f32 t1508 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1509 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_16), "f"(scale_log2), "f"(t1509));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1511;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1511) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1511;
                    const f32 t1512 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1513 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_19), "f"(scale_log2), "f"(t1513));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1515;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1515) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1515;
                    const f32 t1516 = t1500 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1517 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_20), "f"(scale_log2), "f"(t1517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1519;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1519) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1519;
                    const f32 t1520 = t1504 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1521 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_23), "f"(scale_log2), "f"(t1521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1523;
                    const f32 t1524 = t1508 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1525 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_24), "f"(scale_log2), "f"(t1525));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1527;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1527;
                    const f32 t1528 = t1512 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1529 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_27), "f"(scale_log2), "f"(t1529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1531;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1531) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1531;
                    const f32 t1532 = t1516 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1533 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_28), "f"(scale_log2), "f"(t1533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1535;
                    const f32 t1536 = t1520 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1537 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_31), "f"(scale_log2), "f"(t1537));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1539) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1539;
                    const f32 t1540 = t1524 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1541 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_32), "f"(scale_log2), "f"(t1541));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1543;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1543) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1543;
                    const f32 t1544 = t1528 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1545 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_35), "f"(scale_log2), "f"(t1545));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1547;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1547) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1547;
                    const f32 t1548 = t1532 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1549 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_36), "f"(scale_log2), "f"(t1549));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1551;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1551) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1551;
                    const f32 t1552 = t1536 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1553 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_39), "f"(scale_log2), "f"(t1553));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1555) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1555;
                    const f32 t1556 = t1540 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1557 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_40), "f"(scale_log2), "f"(t1557));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1559;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1559;
                    const f32 t1560 = t1544 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1561 = t1548 + t1552;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1562 = t1556 + t1560;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1563 = t1561 + t1562;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1563;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1564 = i_9 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1565 = t666 + t1564;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1566 = t1565 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1567 = t1566 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1568 = t1567 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1569 = t10 + t1568;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1570 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1570) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1569) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1571 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1571;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1572 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1572;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1573 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1573;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1574 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1574;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1575 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1575;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1576 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1576;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1577 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1578 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1579 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1580 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1581 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1582 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1583 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1584 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1585 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1586 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1587 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1588 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1589 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1590 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1591 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1592 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1593 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1594 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1595 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1596 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1597 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1598 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1599 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1600 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1601 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1602 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1603 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1604 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1605 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1606 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1607 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1608 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1609 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1610 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1611 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1612 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1613 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1614 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1615 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1616 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1617 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1618 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1619 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1620 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1621 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1622 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1623 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1624 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1625 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1626 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1627 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1628 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1629 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1630 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1631 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1632 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1633 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1634 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1634;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1635;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1636;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1637;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1637) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1638;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1639;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1639) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1640;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1640) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1641;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1642;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1643;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1644;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1645;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1645) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1646;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1647;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1647) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1648;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1649;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1650;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1651;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1652;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1653;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1653) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1654;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1635;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1636;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1637;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1638;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1639;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1640;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1641;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1642;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1643;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1644;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1645;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1646;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1647;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1648;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1649;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1650;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1651;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1652;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1653;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1654;
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_10 = masked_right_4; i_10 < end_19; i_10 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1655 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1655) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1656 = t666 + i_10;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1657 = t1656 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1658 = t1657 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1659 = t10 + t1658;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1660 = t1656 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1661 = t1660 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1659), "r"(t1661) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1662 = t668 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1663 = t1662 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1664 = smem_1 + t1663;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1665 = t1656 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1666 = t1665 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1667 = t8 + t1666;
                    const u32 t1668 = t1664 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1669 = t1667 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1670 = t1668 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1671 = (u64)t1670;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1672 = t1671 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1673 = t1669 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1674 = (u64)t1673;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1675 = t1674 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1676 = t1668 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1677 = (u64)t1676;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1678 = t1677 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1679 = t1669 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1680 = (u64)t1679;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1681 = t1680 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1682 = t1668 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1683 = (u64)t1682;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1684 = t1683 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1685 = t1669 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1686 = (u64)t1685;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1687 = t1686 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1688 = t1668 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1689 = (u64)t1688;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1690 = t1689 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1691 = t1669 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1692 = (u64)t1691;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1693 = t1692 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1694 = t1668 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1695 = (u64)t1694;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1696 = t1695 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1697 = t1669 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1698 = (u64)t1697;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1699 = t1698 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1700 = t1668 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1701 = (u64)t1700;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1702 = t1701 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1703 = t1669 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1704 = (u64)t1703;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1705 = t1704 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1706 = t1668 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1707 = (u64)t1706;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1708 = t1707 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1709 = t1669 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1710 = (u64)t1709;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1711 = t1710 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1712 = t1668 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1713 = (u64)t1712;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1714 = t1713 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1715 = t1669 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1716 = (u64)t1715;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1717 = t1716 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t1672), "l"(t1675), "l"(t1678), "l"(t1681), "l"(t1684), "l"(t1687), "l"(t1690), "l"(t1693), "l"(t1696), "l"(t1699), "l"(t1702), "l"(t1705), "l"(t1708), "l"(t1711), "l"(t1714), "l"(t1717) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1718 = i_10 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1719 = t666 + t1718;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1720 = t1719 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1721 = t1720 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1722 = t1721 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1723 = t10 + t1722;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1724 = t1719 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1725 = t1724 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1723), "r"(t1725) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_21 = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_22 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_23 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_24 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_25 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_26 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_27 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_28 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_29 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_30 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_31 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_32 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_33 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_34 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_35 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_36 = p_16;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_37 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_38 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_39 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_40 = p_20;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1726 = t1719 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1727 = t1726 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1728 = t9 + t1727;
                    const u32 t1729 = t1728 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1730 = t1729 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1731 = (u64)t1730;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1732 = t1731 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1733 = t1729 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1734 = (u64)t1733;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1735 = t1734 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1736 = t1729 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1737 = (u64)t1736;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1738 = t1737 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1739 = t1729 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1740 = (u64)t1739;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1741 = t1740 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1742 = t1729 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1743 = (u64)t1742;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1744 = t1743 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1732), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1735), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1738), "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1741), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1744) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1745 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1746 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t1745 ? 0u : t1746;
                    const u32 t1748 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1748) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1749 = t666 + i_10;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1750 = t1749 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1751 = t1750 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1752 = t1751 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1753 = t10 + t1752;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1754 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1754) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1753) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1755;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1755) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1756;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1756) : "f"(t1755), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1757;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1757) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1758;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1758) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1759;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1759) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1760;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1760) : "f"(t1756), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1761;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1761) : "f"(t1757), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1762;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1762) : "f"(t1758), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1763;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1763) : "f"(t1759), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1764;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1764) : "f"(t1760), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1765;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1765) : "f"(t1761), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1766;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1766) : "f"(t1762), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1767;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1767) : "f"(t1763), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1768;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1768) : "f"(t1764), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1769;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1769) : "f"(t1765), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1770;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1770) : "f"(t1766), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1771;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1771) : "f"(t1767), "f"(s_38));
                    f32 t1772;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(t1768), "f"(t1769));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1773;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1773) : "f"(t1770), "f"(t1771));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1774;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1774) : "f"(t1772), "f"(t1773));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1775;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1775) : "f"(t1774));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1774), "f"(t1775));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1777;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1777) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1777));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1779;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1780;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(t1779), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1781;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1781) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1782;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1783;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1784;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1780), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1785;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(t1781), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1786;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1782), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1787;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(t1783), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1788;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1784), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1789;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1785), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1790;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1786), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1791;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1787), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1792;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1788), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1793;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1789), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1794;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1790), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1795;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1791), "f"(s_40));
                    f32 t1796;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1792), "f"(t1793));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1797;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1794), "f"(t1795));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1798;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1796), "f"(t1797));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1799;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1799) : "f"(t1798));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1798), "f"(t1799));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1801;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1801) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1801));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1803 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1804 = t1803 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1805 = 8.0f < t1804;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1806 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1807 = t1806 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1808 = 8.0f < t1807;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1809 = t1805 | t1808;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t1809);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t1814 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t1814;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1816 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1817;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1817) : "f"(old_13), "f"(scale_log2), "f"(t1816));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1817));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1820 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1821 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s), "f"(scale_log2), "f"(t1821));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1823;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1823) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1823;
                    const f32 t1824 = t1820 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1825 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_2), "f"(scale_log2), "f"(t1825));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1827;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1827) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1827;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1828 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_5), "f"(scale_log2), "f"(t1828));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1830;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1830) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1830;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1831 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_6), "f"(scale_log2), "f"(t1831));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1833;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1833) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1833;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1834 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_9), "f"(scale_log2), "f"(t1834));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1836;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1836) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1836;
                    const f32 t1837 = t1824 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1838 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_10), "f"(scale_log2), "f"(t1838));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1840;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1840) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1840;
                    const f32 t1841 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1842 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_13), "f"(scale_log2), "f"(t1842));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1844;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1844) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1844;
                    const f32 t1845 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1846 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_14), "f"(scale_log2), "f"(t1846));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1848;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1848) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1848;
                    const f32 t1849 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1850 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_17), "f"(scale_log2), "f"(t1850));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1852;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1852) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1852;
                    const f32 t1853 = t1837 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1854 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_18), "f"(scale_log2), "f"(t1854));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1856;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1856) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1856;
                    const f32 t1857 = t1841 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1858 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_21), "f"(scale_log2), "f"(t1858));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1860;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1860;
                    const f32 t1861 = t1845 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1862 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_22), "f"(scale_log2), "f"(t1862));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1864;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1864) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1864;
                    const f32 t1865 = t1849 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1866 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_25), "f"(scale_log2), "f"(t1866));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1868;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1868) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1868;
                    const f32 t1869 = t1853 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1870 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_26), "f"(scale_log2), "f"(t1870));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1872;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1872) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1872;
                    const f32 t1873 = t1857 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1874 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_29), "f"(scale_log2), "f"(t1874));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1876;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1876) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1876;
                    const f32 t1877 = t1861 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1878 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_30), "f"(scale_log2), "f"(t1878));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1880;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1880) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1880;
                    const f32 t1881 = t1865 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1882 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(scale_log2), "f"(t1882));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1884;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1884) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1884;
                    const f32 t1885 = t1869 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1886 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(scale_log2), "f"(t1886));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1888;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1888) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1888;
                    const f32 t1889 = t1873 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1890 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_37), "f"(scale_log2), "f"(t1890));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1892;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1892) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1892;
                    const f32 t1893 = t1877 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1894 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_38), "f"(scale_log2), "f"(t1894));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1896;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1896) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1896;
                    const f32 t1897 = t1881 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1898 = t1885 + t1889;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1899 = t1893 + t1897;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1900 = t1898 + t1899;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1900;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t1904 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t1904;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1906 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1907;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(old_14), "f"(scale_log2), "f"(t1906));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1907));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1910 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1911 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_3), "f"(scale_log2), "f"(t1911));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1913;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1913) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1913;
                    const f32 t1914 = t1910 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1915 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_4), "f"(scale_log2), "f"(t1915));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1917;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1917) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1917;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1918 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_7), "f"(scale_log2), "f"(t1918));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1920;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1920) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1920;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1921 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_8), "f"(scale_log2), "f"(t1921));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1923;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1923) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1923;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1924 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_11), "f"(scale_log2), "f"(t1924));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1926;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1926) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1926;
                    const f32 t1927 = t1914 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1928 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_12), "f"(scale_log2), "f"(t1928));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1930;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1930) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1930;
                    const f32 t1931 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1932 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_15), "f"(scale_log2), "f"(t1932));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1934;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1934) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1934;
                    const f32 t1935 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1936 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_16), "f"(scale_log2), "f"(t1936));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1938;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1938) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1938;
                    const f32 t1939 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1940 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_19), "f"(scale_log2), "f"(t1940));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1942;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1942) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1942;
                    const f32 t1943 = t1927 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1944 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_20), "f"(scale_log2), "f"(t1944));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1946;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1946) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1946;
                    const f32 t1947 = t1931 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1948 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_23), "f"(scale_log2), "f"(t1948));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1950;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1950) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1950;
                    const f32 t1951 = t1935 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1952 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_24), "f"(scale_log2), "f"(t1952));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1954;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1954) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1954;
                    const f32 t1955 = t1939 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1956 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_27), "f"(scale_log2), "f"(t1956));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1958;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1958) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1958;
                    const f32 t1959 = t1943 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1960 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_28), "f"(scale_log2), "f"(t1960));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1962;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1962) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1962;
                    const f32 t1963 = t1947 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1964 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_31), "f"(scale_log2), "f"(t1964));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1966;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1966) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1966;
                    const f32 t1967 = t1951 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1968 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_32), "f"(scale_log2), "f"(t1968));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1970;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1970) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1970;
                    const f32 t1971 = t1955 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1972 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_35), "f"(scale_log2), "f"(t1972));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1974;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1974) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1974;
                    const f32 t1975 = t1959 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1976 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_36), "f"(scale_log2), "f"(t1976));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1978;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1978) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1978;
                    const f32 t1979 = t1963 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1980 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_39), "f"(scale_log2), "f"(t1980));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1982;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1982) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1982;
                    const f32 t1983 = t1967 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1984 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_40), "f"(scale_log2), "f"(t1984));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1986;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1986) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1986;
                    const f32 t1987 = t1971 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1988 = t1975 + t1979;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1989 = t1983 + t1987;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1990 = t1988 + t1989;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1990;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1991 = i_10 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1992 = t666 + t1991;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1993 = t1992 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1994 = t1993 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1995 = t1994 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1996 = t10 + t1995;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1997 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1997) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1996) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1998 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1999 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2000 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2001 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2002 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2003 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2004 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2005 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2006 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2007 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2008 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2009 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2010 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2011 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2012 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2013 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2014 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2015 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2016 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2017 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2018 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2019 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2020 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2021 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2022 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2023 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2024 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2025 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2026 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2027 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2028 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2029 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2030 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2031 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2032 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2033 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2034 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2035 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2036 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2037 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2038 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2039 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2040 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2041 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2042 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2043 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2044 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2045 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2046 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2047 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2048 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2048;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2049 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2049;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2050 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2050;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2051 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2051;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2052 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2052;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2053 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2053;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2054 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2054;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2055 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2055;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2056 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2056;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2057 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2057;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2058 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2058;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2059 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2059;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2060 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2061 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2061;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2062;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2062) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2063;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2063) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2064;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2064) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2065;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2065) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2066;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2066) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2067;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2067) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2068;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2068) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2069;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2069) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2070;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2070) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2071;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2071) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2072;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2072) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2073;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2073) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2074;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2074) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2075;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2075) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2076;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2076) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2077;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2077) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2078;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2078) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2079;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2079) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2080;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2080) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2081;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2081) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2062;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2063;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2064;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2065;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2066;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2067;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2068;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2069;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2070;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2071;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2072;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2073;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2074;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2075;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2076;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2077;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2078;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2079;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2080;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2081;
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2082 = end_19 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2083 = t666 + t2082;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2084 = t2083 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2085 = t2084 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2086 = t2085 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2087 = t10 + t2086;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2088 = t2083 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2089 = t2088 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2087), "r"(t2089) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_41 = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_42 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_43 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_44 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_45 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_46 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_47 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_48 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_49 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_50 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_51 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_52 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_53 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_54 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_55 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_56 = p_16;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_57 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_58 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_59 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_60 = p_20;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2090 = t2083 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2091 = t2090 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2092 = t9 + t2091;
                const u32 t2093 = t2092 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2094 = t2093 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2095 = (u64)t2094;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2096 = t2095 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2097 = t2093 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2098 = (u64)t2097;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2099 = t2098 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2100 = t2093 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2101 = (u64)t2100;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2102 = t2101 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2103 = t2093 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2104 = (u64)t2103;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2105 = t2104 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2106 = t2093 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2107 = (u64)t2106;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2108 = t2107 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2096), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2099), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2102), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2105), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2108) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2109 = end_19 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2110 = t666 + t2109;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2111 = t2110 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2112 = t2111 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2113 = t2112 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2114 = t10 + t2113;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2115 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2115) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2114) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_14;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2117 = t666 + end_19;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_11 = t2117; i_11 < through; i_11 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2118 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2118) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2119 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2120 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t2119 ? 0u : t2120;
                    const u32 t2122 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2122) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2123 = i_11 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2124 = t2123 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2125 = t10 + t2124;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2126 = i_11 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2127 = t2126 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2125), "r"(t2127) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2128 = i_11 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2129 = t2128 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2130 = t2129 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2131 = t10 + t2130;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2132 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2132) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2131) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2133 = i_11 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2134 = t2133 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2135 = t2134 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2136 = t10 + t2135;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2137 = i_11 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2138 = t2137 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2136), "r"(t2138) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2139 = i_11 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2140 = t2139 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2141 = t2140 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2142 = t10 + t2141;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2143 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2143) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2142) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2144;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2144) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t2144;
                f32 t2146;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2146) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2147 = pair_7 + t2146;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2147;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2148;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2148) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t2148;
                f32 t2150;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2150) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2151 = pair_8 + t2150;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2151;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2152 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2153;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2153) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2152 ? 0.0f : t2153;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2155 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t2155;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2156 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2156;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2157 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2157;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2158 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2158;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2159 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2159;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2160 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2160;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2161 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2161;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2162 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2162;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2163 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2163;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2164 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2164;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2165 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2165;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2166 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2166;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2167 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2167;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2168 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2168;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2169 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2169;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2170 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2170;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2171 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2171;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2172 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2172;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2173 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2173;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2174 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2174;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2175 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2175;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2176 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2176;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2177 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2177;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2178 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2178;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2179 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2179;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2180 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2180;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2181 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2181;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2182 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2182;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2183 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2183;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2184 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2184;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2185 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2185;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2186 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2186;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2187 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2188;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2188) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2187 ? 0.0f : t2188;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2190 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2190;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2191 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2191;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2192 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2192;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2193 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2193;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2194 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2194;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2195 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2195;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2196 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2196;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2197 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2197;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2198 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2198;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2199 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2199;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2200 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2200;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2201 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2201;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2202 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2202;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2203 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2203;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2204 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2204;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2205 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2205;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2206 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2206;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2207 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2207;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2208 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2208;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2209 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2209;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2210 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2210;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2211 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2211;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2212 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2212;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2213 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2213;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2214 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2214;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2215 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2215;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2216 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2216;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2217 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2217;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2218 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2218;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2219 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2219;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2220 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2220;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2221 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2221;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2222 = index_6 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2222) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2223 = t668 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2224 = t2223 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2225 = smem_1 + t2224;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2226 = t2225 + 8192u;
                u32 t2227;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2227) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2228;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2228) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2229;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2229) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2230;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2231;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2231) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2232;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2232) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2233;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2233) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2234;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2235;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2235) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2236;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2237;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2238;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2239;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2240;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2241;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2242;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2243;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2244;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2245;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2245) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2246;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2246) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2247;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2247) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2248;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2248) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2249;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2249) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2250;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2251;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2252;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2253;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2254;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2255;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2256;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2257;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2258;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2259 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2260 = t594 + t2259;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2261 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2262 = t2260 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2263 = t2261 ^ t2262;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2264 = t2260 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2265 = t2263 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2266 = t2264 + t2265;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2267 = t2225 + t2266;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2267), "r"(t2227), "r"(t2228), "r"(t2229), "r"(t2230) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2268 = t2266 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2269 = t2225 + t2268;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2269), "r"(t2231), "r"(t2232), "r"(t2233), "r"(t2234) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2270 = t2266 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2271 = t2225 + t2270;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2271), "r"(t2235), "r"(t2236), "r"(t2237), "r"(t2238) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2272 = t2266 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2273 = t2225 + t2272;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2273), "r"(t2239), "r"(t2240), "r"(t2241), "r"(t2242) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2274 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2275 = t594 + t2274;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2276 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2277 = t2275 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2278 = t2276 ^ t2277;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2279 = t2275 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2280 = t2278 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2281 = t2279 + t2280;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2282 = t2226 + t2281;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2282), "r"(t2243), "r"(t2244), "r"(t2245), "r"(t2246) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2283 = t2281 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2284 = t2226 + t2283;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2284), "r"(t2247), "r"(t2248), "r"(t2249), "r"(t2250) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2285 = t2281 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2286 = t2226 + t2285;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2286), "r"(t2251), "r"(t2252), "r"(t2253), "r"(t2254) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2287 = t2281 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2288 = t2226 + t2287;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2288), "r"(t2255), "r"(t2256), "r"(t2257), "r"(t2258) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2289 = t606 + t595;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t2289 + t594;
                const bool t2291 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2291) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2292 = 1073741824u - t618;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2293 = t2292 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2294 = t612 + t618;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2295 = t594 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2296 = t2225 + t2295;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2296), "l"(o), "r"(0u), "r"(index_7), "r"(t2293), "r"(t2294), "r"(1073741824u) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2297 = t2225 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2298 = t594 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2299 = t2297 + t2298;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2299), "l"(o), "r"(64u), "r"(index_7), "r"(t2293), "r"(t2294), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t2300 = t668 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2301 = t2300 + 14u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2302 = t2301 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2303 = t10 + t2302;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2303) : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2304 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2305 = t2304 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2306 = lse + t2305;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2307 = (u64)index_7;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2308 = t2307 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2309 = t2308 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2310 = t2306 + t2309;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2311 = (u64)t612;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2312 = t2311 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2313 = t2312 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2314 = t2310 + t2313;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2315 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2316 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2317 = t2316 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2317) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2318 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2318;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t618;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2321 = (u64)row * t2315;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2322 = t2321 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2323 = t2314 + t2322;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2324;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2324) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(row_max), "f"(scale_log2), "f"(t2324));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2325 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2327 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2328 = t2327 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2323), "f"(t2328) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2329 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2330 = first_row + t2329;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2330 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t618;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2333 = (u64)row_2 * t2315;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2334 = t2333 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2335 = t2314 + t2334;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2336;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2336) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(row_max_2), "f"(scale_log2), "f"(t2336));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2337 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2339 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2340 = t2339 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2335), "f"(t2340) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t668 % 6u;
                const u32 t2342 = queries_3 + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2343 = t2342 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2344 = t10 + t2343;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2345 = t668 / 6u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2346 = t2345 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2344), "r"(t2346) : "memory");
                const u32 t2347 = queries_3 + 14u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2348 = t2347 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2349 = t10 + t2348;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2350 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2350) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2349) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2351 = end_14 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_4 = passed_2 + t2351;
                #pragma unroll 1
                for (u32 i_12 = passed_2; i_12 < last_4; i_12 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2353 = i_12 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2354 = t2353 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2355 = t10 + t2354;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2356 = i_12 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2357 = t2356 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2355), "r"(t2357) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2358 = i_12 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2359 = t2358 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2360 = t2359 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2361 = t10 + t2360;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2362 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2362) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2361) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2363 = i_12 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2364 = t2363 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2365 = t2364 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2366 = t10 + t2365;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2367 = i_12 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2368 = t2367 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2366), "r"(t2368) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2369 = i_12 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2370 = t2369 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2371 = t2370 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2372 = t10 + t2371;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2373 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2373) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2372) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2374 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2374) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2375 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2376 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_7 = t2375 ? 0u : t2376;
                    const u32 t2378 = next_7 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2378) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2379 = last_4 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2380 = t2379 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2381 = t10 + t2380;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2382 = last_4 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2383 = t2382 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2381), "r"(t2383) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2384 = last_4 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2385 = t2384 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2386 = t2385 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2387 = t10 + t2386;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2388 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2388) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2387) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2389 = last_4 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2390 = t2389 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2391 = t2390 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2392 = t10 + t2391;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2393 = last_4 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2394 = t2393 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2392), "r"(t2394) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2395 = last_4 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2396 = t2395 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2397 = t2396 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2398 = t10 + t2397;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2399 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2399) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2398) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2400 = passed_2 + end_14;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2400;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2401 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t2401;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2402 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t2402) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2403 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2404;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2404) : "r"(t2403) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2405;
            asm("mov.b32 %0, %1;" : "=r"(t2405) : "f"(t2404));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2406;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2406) : "r"(t2405));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_7 = t2406;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2408 = index_6 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2408) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2409 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2409) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
