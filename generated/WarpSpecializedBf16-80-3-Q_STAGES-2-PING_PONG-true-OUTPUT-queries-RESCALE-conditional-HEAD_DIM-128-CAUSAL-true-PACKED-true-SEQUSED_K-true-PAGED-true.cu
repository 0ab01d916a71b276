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
    const u32 t9 = t8 + 40960u;
    const u32 t10 = t9 + 40960u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 112u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 120u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 96u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 104u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 13;" :  : "r"(t32) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t33 = t10 + 160u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t34 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t34) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
        const bool t35 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
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
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t78 = end_4 + 79u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t79 = t78 / 80u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t79 > 1u ? t79 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t81 = end_2 + 79u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t82 = t81 / 80u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 seen = t82 < end_5 ? t82 : end_5;
                const u32 t84 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t85 = t84 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t85 < end_5 ? t85 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = index / group;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t88 = (u64)t48;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t89 = t88 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t90 = t89 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t91 = block_table + t90;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u32 t92 = (u32)block_table_stride1;
#line 152 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 page = 0u;
#line 152 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 next_page = 0u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t93 = end_5 - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t94 = 0u < t93 ? 0u : t93;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t95 = end_5 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t96 = t95 - t94;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t97 = t96 * 80u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t98 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key = t97 + t98;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t100 = t60 > 1u ? t60 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last = t100 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t102 = key < last ? key : last;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t103 = t102 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t104;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t104) : "r"(t103), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_2 = t104 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t106 = (u64)index_2 * t92;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t107 = t106 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t108 = t91 + t107;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_2;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t108) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t110 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t111 = t102 - t110;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_2;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t112 = tile * 3u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t112 % 6u;
                const u32 t114 = slot + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t114 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t10 + t115;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t112 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t117 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = t118 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t116), "r"(t119) : "memory");
                const u32 t120 = slot + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = t120 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t10 + t121;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t123 = slot << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t124 = smem_1 + t123;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t125;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t125) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t126 = t125 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t126) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t122) : "memory");
                    const u32 t127 = 1073741824u - t57;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t128 = t127 + t45;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t129 = t51 + t57;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t124), "l"(q), "r"(t122), "r"(0u), "r"(index), "r"(t128), "r"(t129), "r"(1073741824u) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t130 = t124 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t130), "l"(q), "r"(t122), "r"(64u), "r"(index), "r"(t128), "r"(t129), "r"(1073741824u) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t131 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t132 = t131 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t132 % 6u;
                const u32 t134 = slot_2 + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t134 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t10 + t135;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t132 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t137 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t136), "r"(t139) : "memory");
                const u32 t140 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t140 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t10 + t141;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t45 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t144 = slot_2 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t145 = smem_1 + t144;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t146;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t146) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t147 = t146 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t147) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t142) : "memory");
                    const u32 t148 = 1073741824u - t57;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t149 = t148 + t143;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t51 + t57;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t145), "l"(q), "r"(t142), "r"(0u), "r"(index), "r"(t149), "r"(t150), "r"(1073741824u) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t151 = t145 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t151), "l"(q), "r"(t142), "r"(64u), "r"(index), "r"(t149), "r"(t150), "r"(1073741824u) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t152 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t153 = t152 + 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t153 % 6u;
                const u32 t155 = slot_3 + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t155 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t10 + t156;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t153 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t158 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = t159 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t157), "r"(t160) : "memory");
                const u32 t161 = slot_3 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t161 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = t10 + t162;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t164 = t45 + 128u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t165 = slot_3 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t166 = smem_1 + t165;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t167;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t167) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t168 = t167 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t168) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t163) : "memory");
                    const u32 t169 = 1073741824u - t57;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t169 + t164;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t51 + t57;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t166), "l"(q), "r"(t163), "r"(0u), "r"(index), "r"(t170), "r"(t171), "r"(1073741824u) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t166 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t172), "l"(q), "r"(t163), "r"(64u), "r"(index), "r"(t170), "r"(t171), "r"(1073741824u) : "memory");
                }
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t173 = end_5 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t174 = t173 * 80u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t175 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_2 = t174 + t175;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t177 = t60 > 1u ? t60 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t178 = t177 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t179 = key_2 < t178 ? key_2 : t178;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t180 = t179 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t181;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t181) : "r"(t180), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t182 = t181 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 first = t182 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t184 = first + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_6 = t184 < t60 ? t184 : t60;
                const u32 t186 = end_6 - first;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t187 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t188 = t186 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends = t187 + t188;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t190 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t191 = t186 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_2 = t190 + t191;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t193 = end_5 - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t194 = 1u < t193 ? 1u : t193;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t195 = end_5 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t196 = t195 - t194;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t197 = t196 * 80u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t198 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_3 = t197 + t198;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t200 = t60 > 1u ? t60 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_2 = t200 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t202 = key_3 < last_2 ? key_3 : last_2;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t203 = t202 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t204;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t204) : "r"(t203), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_3 = t204 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t206 = (u64)index_3 * t92;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t207 = t206 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t208 = t91 + t207;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_3;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t208) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t210 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t211 = t202 - t210;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_3;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t212 = end_6 - key_2;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t214 = slot_4 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t215 = t10 + t214;
                const u32 t216 = slot_4 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = t216 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t10 + t217;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = t219 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t220 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t218), "r"(t221) : "memory");
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t222 = slot_4 * 20480u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = t8 + t222;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t224;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t224) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t225 = t224 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t225) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t215) : "memory");
                }
                #pragma unroll 1
                for (u32 i = 0u; i < boxes; i += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t226;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t226) : "r"(t212), "r"(i));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t227;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t227) : "r"(ends), "r"(i));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t228 = i * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t229 = t228 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t230 = t223 + t229;
                    u32 t231;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t231) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t232 = t231 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t232) {
                        const u32 t233 = 1073741824u - t226;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t230), "l"(k), "r"(t215), "r"(0u), "r"(t87), "r"(t233), "r"(t227), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t234 = t230 + 10240u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t234), "l"(k), "r"(t215), "r"(64u), "r"(t87), "r"(t233), "r"(t227), "r"(1073741824u) : "memory");
                    }
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t236 = slot_5 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t237 = t236 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t238 = t10 + t237;
                const u32 t239 = slot_5 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t240 = t239 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t241 = t10 + t240;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t242 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t243 = t242 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t244 = t243 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t241), "r"(t244) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t245 = slot_5 * 20480u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t246 = t9 + t245;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t247;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t247) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t248 = t247 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t248) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t238) : "memory");
                }
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < boxes; i_2 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t249;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t249) : "r"(t212), "r"(i_2));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t250;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t250) : "r"(ends_2), "r"(i_2));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t251 = i_2 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t252 = t251 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t253 = t246 + t252;
                    u32 t254;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t254) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t255 = t254 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t255) {
                        const u32 t256 = 1073741824u - t249;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t253), "l"(v), "r"(t238), "r"(0u), "r"(t87), "r"(t256), "r"(t250), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t257 = t253 + 10240u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t257), "l"(v), "r"(t238), "r"(64u), "r"(t87), "r"(t256), "r"(t250), "r"(1073741824u) : "memory");
                    }
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_5; i_3 += 1u) {
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t258 = end_5 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t259 = t258 - i_3;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t260 = t259 * 80u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t261 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_4 = t260 + t261;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t263 = t60 > 1u ? t60 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t264 = t263 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t265 = key_4 < t264 ? key_4 : t264;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t266 = t265 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    u32 t267;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t267) : "r"(t266), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t268 = t267 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                    const u32 first_2 = t268 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t270 = first_2 + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 end_7 = t270 < t60 ? t270 : t60;
                    const u32 t272 = end_7 - first_2;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t273 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t274 = t272 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_3 = t273 + t274;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t276 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t277 = t272 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_4 = t276 + t277;
#line 196 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t279 = i_3 + 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t280 = end_5 - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t281 = t279 < t280 ? t279 : t280;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t282 = end_5 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t283 = t282 - t281;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t284 = t283 * 80u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t285 = lane * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_5 = t284 + t285;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t287 = t60 > 1u ? t60 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_3 = t287 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t289 = key_5 < last_3 ? key_5 : last_3;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t290 = t289 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    u32 t291;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t291) : "r"(t290), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 index_4 = t291 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t293 = (u64)index_4 * t92;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t294 = t293 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t295 = t91 + t294;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    u32 page_4;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t295) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t297 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t298 = t289 - t297;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    next_page = page_4;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t299 = end_7 - key_4;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t300 = passed + i_3;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t300 & 1u;
                    const u32 t302 = slot_6 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t303 = t10 + t302;
                    const u32 t304 = slot_6 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t305 = t304 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t306 = t10 + t305;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t307 = t300 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t308 = t307 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t309 = t308 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t306), "r"(t309) : "memory");
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t310 = slot_6 * 20480u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t311 = t8 + t310;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t312;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t312) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t313 = t312 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t313) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t303) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_4 = 0u; i_4 < boxes; i_4 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t314;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t314) : "r"(t299), "r"(i_4));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t315;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t315) : "r"(ends_3), "r"(i_4));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t316 = i_4 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t317 = t316 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t318 = t311 + t317;
                        u32 t319;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t319) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t320 = t319 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t320) {
                            const u32 t321 = 1073741824u - t314;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t318), "l"(k), "r"(t303), "r"(0u), "r"(t87), "r"(t321), "r"(t315), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t322 = t318 + 10240u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t322), "l"(k), "r"(t303), "r"(64u), "r"(t87), "r"(t321), "r"(t315), "r"(1073741824u) : "memory");
                        }
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t323 = passed + i_3;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t323 & 1u;
                    const u32 t325 = slot_7 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t326 = t325 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t327 = t10 + t326;
                    const u32 t328 = slot_7 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t329 = t328 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t330 = t10 + t329;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t331 = t323 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t332 = t331 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t333 = t332 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t330), "r"(t333) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t334 = slot_7 * 20480u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t335 = t9 + t334;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t336;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t336) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t337 = t336 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t337) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t327) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_5 = 0u; i_5 < boxes; i_5 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t338;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t338) : "r"(t299), "r"(i_5));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t339;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t339) : "r"(ends_4), "r"(i_5));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t340 = i_5 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t341 = t340 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t342 = t335 + t341;
                        u32 t343;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t343) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t344 = t343 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t344) {
                            const u32 t345 = 1073741824u - t338;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t342), "l"(v), "r"(t327), "r"(0u), "r"(t87), "r"(t345), "r"(t339), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t346 = t342 + 10240u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t346), "l"(v), "r"(t327), "r"(64u), "r"(t87), "r"(t345), "r"(t339), "r"(1073741824u) : "memory");
                        }
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t347 = passed + end_5;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t347;
                const u32 t348 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t348;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t349 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t349) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t350 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t351;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t351) : "r"(t350) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t352;
                asm("mov.b32 %0, %1;" : "=r"(t352) : "f"(t351));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t353;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t353) : "r"(t352));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t353;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t355 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t355) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < batch; i_6 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_6 + lane;
                const u32 t357 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t358 = batch_2 < t357 ? batch_2 : t357;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t358 + 1u;
                const u64 t360 = (u64)t358;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t361 = t360 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t362 = t361 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t363 = cu_seqlens_q + t362;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t363) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t365 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t366 = t365 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t367 = t366 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t368 = cu_seqlens_q + t367;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                u32 t369;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t369) : "l"(t368) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u32 queries = t369 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t371 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t372 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t373 = t371 & t372;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t373 ? queries : 0u;
#line 91 "fa-kernels/src/attention/options/cache.rs"
                const bool as_queries = added_k == 4294967295u;
                const u32 added = as_queries ? seq_q_2 : added_k;
                const u64 t377 = (u64)t358;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t378 = t377 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t379 = t378 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t380 = seqused_k + t379;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                u32 t381;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t381) : "l"(t380) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u32 used = (int)t381 > (int)0u ? t381 : 0u;
                const u32 used_2 = used < seq_k ? used : seq_k;
                const u32 t384 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
                const u32 t385 = t384 < seq_k ? t384 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t386 = (u64)t358;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t387 = t386 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t388 = t387 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t389 = block_table + t388;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u32 t390 = (u32)block_table_stride1;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t391 = seq_q_2 + 191u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t391 / 192u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t393 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t394 = t393 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t395 = count + t394;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t395;
            }
            f32 t396;
            asm("mov.b32 %0, %1;" : "=f"(t396) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t397;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t397) : "f"(t396));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t398;
            asm("mov.b32 %0, %1;" : "=r"(t398) : "f"(t397));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t399 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t400 = t399 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t401 = t400 ? t398 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t402 = count + t401;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t403 = count + t398;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t404;
            asm("mov.b32 %0, %1;" : "=f"(t404) : "r"(t403));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t405;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t405) : "f"(t404));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t406;
            asm("mov.b32 %0, %1;" : "=r"(t406) : "f"(t405));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t407 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t408 = t407 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t409 = t408 ? t406 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t410 = t402 + t409;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t411 = t403 + t406;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t412;
            asm("mov.b32 %0, %1;" : "=f"(t412) : "r"(t411));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t413;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t413) : "f"(t412));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t414;
            asm("mov.b32 %0, %1;" : "=r"(t414) : "f"(t413));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t415 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t416 = t415 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t417 = t416 ? t414 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t418 = t410 + t417;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t419 = t411 + t414;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t420;
            asm("mov.b32 %0, %1;" : "=f"(t420) : "r"(t419));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t421;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t421) : "f"(t420));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t422;
            asm("mov.b32 %0, %1;" : "=r"(t422) : "f"(t421));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t423 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t424 = t423 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t425 = t424 ? t422 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t426 = t418 + t425;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t427 = t419 + t422;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t428;
            asm("mov.b32 %0, %1;" : "=f"(t428) : "r"(t427));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t429;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t429) : "f"(t428));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t430;
            asm("mov.b32 %0, %1;" : "=r"(t430) : "f"(t429));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t431 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t432 = t431 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t433 = t432 ? t430 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t434 = t426 + t433;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t435 = t427 + t430;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t436;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t436) : "r"(t435));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t436 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t438 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_5 = t438;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t439 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t439;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t440 = most != 0u;
                if (!t440) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t441 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t442 = t441 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t442;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t444 = least < 80u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t444 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < batch; i_7 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_7 + lane;
                    const u32 t447 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t448 = batch_3 < t447 ? batch_3 : t447;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t448 + 1u;
                    const u64 t450 = (u64)t448;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t451 = t450 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t452 = t451 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t453 = cu_seqlens_q + t452;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t453) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t455 = (u64)next_2;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t456 = t455 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t457 = t456 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t458 = cu_seqlens_q + t457;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    u32 t459;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t459) : "l"(t458) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t459 - first_query_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t461 = least_queries <= queries_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t462 = queries_2 <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t463 = t461 & t462;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t463 ? queries_2 : 0u;
#line 91 "fa-kernels/src/attention/options/cache.rs"
                    const bool as_queries_2 = added_k == 4294967295u;
                    const u32 added_2 = as_queries_2 ? seq_q_3 : added_k;
                    const u64 t467 = (u64)t448;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t468 = t467 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t469 = t468 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t470 = seqused_k + t469;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    u32 t471;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t471) : "l"(t470) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u32 used_3 = (int)t471 > (int)0u ? t471 : 0u;
                    const u32 used_4 = used_3 < seq_k ? used_3 : seq_k;
                    const u32 t474 = used_4 + added_2;
#line 95 "fa-kernels/src/attention/options/cache.rs"
                    const u32 words_3 = t474 < seq_k ? t474 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t476 = (u64)t448;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t477 = t476 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t478 = t477 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t479 = block_table + t478;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t480 = (u32)block_table_stride1;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_2 = words_3 < seq_k ? words_3 : seq_k;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t482 = seq_q_3 + 191u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t482 / 192u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t484 = least_2 + seq_q_3;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t485 = seq_k_2 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t486 = t484 > t485 ? t484 : t485;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t487 = seq_k_2 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t488 = t486 - t487;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t488 / 192u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t490 = seq_k_2 < least_2;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t490 ? tiles : first_3;
                    const bool t492 = least_2 == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t493 = t492 ? 0u : reaching;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_4 = t493 < tiles ? t493 : tiles;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t495 = seq_q_3 + 191u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t495 / 192u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t497 = most + seq_q_3;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t498 = seq_k_2 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t499 = t497 > t498 ? t497 : t498;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t500 = seq_k_2 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t501 = t499 - t500;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_5 = t501 / 192u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t503 = seq_k_2 < most;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t503 ? tiles_2 : first_5;
                    const bool t505 = most == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t506 = t505 ? 0u : reaching_2;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_8 = t506 < tiles_2 ? t506 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t508 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t509 = end_8 - first_4;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t508 ? t509 : 0u;
                    const u32 t511 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t512;
                    asm("mov.b32 %0, %1;" : "=f"(t512) : "r"(t511));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t513;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t513) : "f"(t512));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t514;
                    asm("mov.b32 %0, %1;" : "=r"(t514) : "f"(t513));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t515 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t516 = t515 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t517 = t516 ? t514 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t518 = t511 + t517;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t519 = t511 + t514;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t520;
                    asm("mov.b32 %0, %1;" : "=f"(t520) : "r"(t519));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t521;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t521) : "f"(t520));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t522;
                    asm("mov.b32 %0, %1;" : "=r"(t522) : "f"(t521));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t523 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t524 = t523 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t525 = t524 ? t522 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t526 = t518 + t525;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t527 = t519 + t522;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t528;
                    asm("mov.b32 %0, %1;" : "=f"(t528) : "r"(t527));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t529;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t529) : "f"(t528));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t530;
                    asm("mov.b32 %0, %1;" : "=r"(t530) : "f"(t529));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t531 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t532 = t531 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t533 = t532 ? t530 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t534 = t526 + t533;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t535 = t527 + t530;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t536;
                    asm("mov.b32 %0, %1;" : "=f"(t536) : "r"(t535));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t537;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t537) : "f"(t536));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t538;
                    asm("mov.b32 %0, %1;" : "=r"(t538) : "f"(t537));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t539 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t540 = t539 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t541 = t540 ? t538 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t542 = t534 + t541;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t543 = t535 + t538;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t544;
                    asm("mov.b32 %0, %1;" : "=f"(t544) : "r"(t543));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t545;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t545) : "f"(t544));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t546;
                    asm("mov.b32 %0, %1;" : "=r"(t546) : "f"(t545));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t547 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t548 = t547 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t549 = t548 ? t546 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t550 = t542 + t549;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t551 = t543 + t546;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t552;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t552) : "r"(t551));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_9 = before + t552;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t554 = index_5 < end_9;
                        if (!t554) break;
                        const u32 t555 = index_5 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t556 = t550 - t511;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t555 - t556;
                        const bool t558 = nth < t511;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t558) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t560 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t561 = t560 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t562 = first_4 + t561;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t562 * 192u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t33 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t566;
                            asm("mov.b32 %0, %1;" : "=f"(t566) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t566) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t567;
                            asm("mov.b32 %0, %1;" : "=f"(t567) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t567) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t568;
                            asm("mov.b32 %0, %1;" : "=f"(t568) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t568) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t569;
                            asm("mov.b32 %0, %1;" : "=f"(t569) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t569) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(0.0f) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t570;
                            asm("mov.b32 %0, %1;" : "=f"(t570) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t570) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t571;
                            asm("mov.b32 %0, %1;" : "=f"(t571) : "r"(words_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t571) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t572;
                            asm("mov.b32 %0, %1;" : "=f"(t572) : "r"(t448));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(to), "f"(t572) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t573;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t573) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t574 = t573 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t574) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t575 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t575;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t576 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t577 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t578 = t577 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t576), "r"(t578) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t579 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t579) {
                            const u32 t580 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t581;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t581) : "l"(claims), "r"(t580) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t581;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t582 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t583;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t583) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t584 = t582 + t583;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_5 = t584;
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
            u32 t587;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t587) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t588 = t587 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t588) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t589 = t33 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t589), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t590;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t590) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t591 = t590 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t591) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_6 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t593 = index_6 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t594 = t7 + t593;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t595 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t596 = t595 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t597 = index_6 << 6u;
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
        const u32 t598 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t598) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t599 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t600;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t600) : "r"(t599) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t601;
        asm("mov.b32 %0, %1;" : "=r"(t601) : "f"(t600));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t602;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t602) : "r"(t601));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_7 = t602;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t603 = index_6 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t603) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t604 = index_7 != 4294967295u;
            if (!t604) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t606;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t606) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t607;
            asm("mov.b32 %0, %1;" : "=r"(t607) : "f"(t606));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t608;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t608) : "r"(t607));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t609;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t609) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t610;
            asm("mov.b32 %0, %1;" : "=r"(t610) : "f"(t609));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t611;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t611) : "r"(t610));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t612;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t612) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t613;
            asm("mov.b32 %0, %1;" : "=r"(t613) : "f"(t612));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t614;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t614) : "r"(t613));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t615;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t615) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t616;
            asm("mov.b32 %0, %1;" : "=r"(t616) : "f"(t615));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t617;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t617) : "r"(t616));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t618;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t618) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t619;
            asm("mov.b32 %0, %1;" : "=r"(t619) : "f"(t618));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t620;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t620) : "r"(t619));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t621;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t621) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t622;
            asm("mov.b32 %0, %1;" : "=r"(t622) : "f"(t621));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t623;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t623) : "r"(t622));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t624;
            asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t624) : "r"(from_2) : "memory");
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t625;
            asm("mov.b32 %0, %1;" : "=r"(t625) : "f"(t624));
#line 288 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t626;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t626) : "r"(t625));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t627;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t627) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t628 = t627 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t628) {
                const u32 t629 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t629) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t630 = t608 + t623;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t630 + 1u;
            const u32 t632 = end_10 > t620 ? end_10 : t620;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t633 = t632 - t620;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t633 < t623 ? t633 : t623;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t635 = t608 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t636 = t635 + t623;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_12 = t636 + 1u;
            const u32 t638 = end_12 > t620 ? end_12 : t620;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t639 = t638 - t620;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_13 = t639 < t623 ? t639 : t623;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t641 = end_13 + 79u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t642 = t641 / 80u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_14 = t642 > 1u ? t642 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t644 = end_11 + 79u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t645 = t644 / 80u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t645 < end_14 ? t645 : end_14;
            const u32 t647 = end_14 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t648 = t647 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t648 < end_14 ? t648 : end_14;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t608 + t597;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t651 = first_query_3 + t623;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t651 + 1u;
            const u32 t653 = end_15 > t620 ? end_15 : t620;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t654 = t653 - t620;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t654 < t623 ? t654 : t623;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t656 = first_query_3 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t657 = t656 + t623;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t657 + 1u;
            const u32 t659 = end_17 > t620 ? end_17 : t620;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t660 = t659 - t620;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t660 < t623 ? t660 : t623;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t662 = end_18 + 79u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t663 = t662 / 80u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_19 = t663 > 1u ? t663 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t665 = end_16 + 79u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t666 = t665 / 80u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t666 < end_19 ? t666 : end_19;
            const u32 t668 = end_19 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t669 = t668 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t669 < end_19 ? t669 : end_19;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t671 = end_14 - end_19;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t672 = passed_2 + t671;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t673 = count_2 * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t674 = t673 + index_6;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t675 = t608 + t597;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t676 = t675 < t620;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t676) {
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum_2 = 0.0f;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_8 = passed_2; i_8 < t672; i_8 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t677 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t677) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t678 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t679 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t678 ? 0u : t679;
                    const u32 t681 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t681) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t682 = i_8 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t683 = t682 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t684 = t10 + t683;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t685 = i_8 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t686 = t685 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t684), "r"(t686) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t687 = i_8 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t688 = t687 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t689 = t688 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t690 = t10 + t689;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t691 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t691) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t690) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t692 = i_8 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t693 = t692 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t694 = t693 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t695 = t10 + t694;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t696 = i_8 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t697 = t696 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t695), "r"(t697) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t698 = i_8 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t699 = t698 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t700 = t699 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t701 = t10 + t700;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t702 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t702) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t701) : "memory");
                    }
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t703 = t674 % 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t704 = t703 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t705 = t704 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t706 = t10 + t705;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t707 = t674 / 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t708 = t707 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t706), "r"(t708) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t709 = t672 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t710 = t709 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t711 = t10 + t710;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t712 = t672 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t713 = t712 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t711), "r"(t713) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t714 = t674 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t715 = t714 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t716 = smem_1 + t715;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t717 = t672 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t718 = t717 * 20480u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t719 = t8 + t718;
                const u32 t720 = t716 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t721 = t719 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t722 = t720 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t723 = (u64)t722;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t724 = t723 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t725 = t721 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t726 = (u64)t725;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t727 = t726 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t728 = t720 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t729 = (u64)t728;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t730 = t729 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t731 = t721 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t732 = (u64)t731;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t733 = t732 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t734 = t720 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t735 = (u64)t734;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t736 = t735 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t737 = t721 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t738 = (u64)t737;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t739 = t738 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t740 = t720 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t741 = (u64)t740;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t742 = t741 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t743 = t721 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t744 = (u64)t743;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t745 = t744 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t746 = t720 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t747 = (u64)t746;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t748 = t747 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t749 = t721 + 66176u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t750 = (u64)t749;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t751 = t750 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t752 = t720 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t753 = (u64)t752;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t754 = t753 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t755 = t721 + 66178u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t756 = (u64)t755;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t757 = t756 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t758 = t720 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t759 = (u64)t758;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t760 = t759 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t761 = t721 + 66180u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t762 = (u64)t761;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t763 = t762 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t764 = t720 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t765 = (u64)t764;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t766 = t765 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t767 = t721 + 66182u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t768 = (u64)t767;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t769 = t768 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t724), "l"(t727), "l"(t730), "l"(t733), "l"(t736), "l"(t739), "l"(t742), "l"(t745), "l"(t748), "l"(t751), "l"(t754), "l"(t757), "l"(t760), "l"(t763), "l"(t766), "l"(t769) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t770 = t672 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t771 = t770 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t772 = t771 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t773 = t10 + t772;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t774 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t774) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t773) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t775 = end_19 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t775 * 80u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t777 = t608 + t597;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t777 + t596;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t779 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t780 = t779 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t780;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t782 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t783 = first_query_4 + t782;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t784 = t783 + t623;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_20 = t784 + 1u;
                const u32 t786 = end_20 > t620 ? end_20 : t620;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t787 = t786 - t620;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_21 = t787 < t623 ? t787 : t623;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t789 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_22 = t789 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t792 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t792;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t794 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t794;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t796 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t796;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t798 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t798;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t800 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t800;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t802 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t802;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t804 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t804;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t806 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t806;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t808 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t808;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t810 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t810;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t812 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t812;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t814 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t814;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t816 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t816;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t818 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t818;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t820 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t820;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t822 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t822;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t824 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t824;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t826 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t826;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t828 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t828;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t830 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t830;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t831 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t832 = first_query_4 + t831;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t833 = t832 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t834 = t833 + t623;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t834 + 1u;
                const u32 t836 = end_23 > t620 ? end_23 : t620;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t837 = t836 - t620;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_24 = t837 < t623 ? t837 : t623;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t839 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_25 = t839 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t842 = visible_21 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t842;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 1u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t844 = visible_22 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t844;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t846 = visible_23 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t846;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 9u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t848 = visible_24 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t848;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 16u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t850 = visible_25 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t850;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 17u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t852 = visible_26 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t852;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 24u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t854 = visible_27 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t854;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 25u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t856 = visible_28 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t856;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 32u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t858 = visible_29 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t858;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 33u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t860 = visible_30 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t860;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 40u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t862 = visible_31 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t862;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 41u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t864 = visible_32 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t864;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 48u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t866 = visible_33 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t866;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 49u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t868 = visible_34 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t868;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 56u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t870 = visible_35 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t870;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 57u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t872 = visible_36 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t872;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 64u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t874 = visible_37 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t874;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 65u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t876 = visible_38 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t876;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 72u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t878 = visible_39 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t878;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 73u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t880 = visible_40 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t880;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t882;
                asm("max.f32 %0, %1, %2;" : "=f"(t882) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t883;
                asm("max.f32 %0, %1, %2;" : "=f"(t883) : "f"(t882), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t884;
                asm("max.f32 %0, %1, %2;" : "=f"(t884) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t885;
                asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t886;
                asm("max.f32 %0, %1, %2;" : "=f"(t886) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t887;
                asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(t883), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t888;
                asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t884), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t889;
                asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(t885), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t890;
                asm("max.f32 %0, %1, %2;" : "=f"(t890) : "f"(t886), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t891;
                asm("max.f32 %0, %1, %2;" : "=f"(t891) : "f"(t887), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t892;
                asm("max.f32 %0, %1, %2;" : "=f"(t892) : "f"(t888), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t893;
                asm("max.f32 %0, %1, %2;" : "=f"(t893) : "f"(t889), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t894;
                asm("max.f32 %0, %1, %2;" : "=f"(t894) : "f"(t890), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t895;
                asm("max.f32 %0, %1, %2;" : "=f"(t895) : "f"(t891), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t896;
                asm("max.f32 %0, %1, %2;" : "=f"(t896) : "f"(t892), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t897;
                asm("max.f32 %0, %1, %2;" : "=f"(t897) : "f"(t893), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t898;
                asm("max.f32 %0, %1, %2;" : "=f"(t898) : "f"(t894), "f"(s_38));
                f32 t899;
                asm("max.f32 %0, %1, %2;" : "=f"(t899) : "f"(t895), "f"(t896));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t900;
                asm("max.f32 %0, %1, %2;" : "=f"(t900) : "f"(t897), "f"(t898));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t901;
                asm("max.f32 %0, %1, %2;" : "=f"(t901) : "f"(t899), "f"(t900));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t902;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t902) : "f"(t901));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t901), "f"(t902));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t904;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t904) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t904));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t907 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t907;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t909 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t910;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t910) : "f"(old), "f"(scale_log2), "f"(t909));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t910));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t912 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t913 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t913));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t915;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t915) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t915;
                const f32 t916 = t912 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t917 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t917));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t919;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t919) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t919;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t920 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t920));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t922;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t922) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t922;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t923 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t923));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t925;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t925) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t925;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t926 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t926));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t928;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t928) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t928;
                const f32 t929 = t916 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t930 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t930));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t932;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t932) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t932;
                const f32 t933 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t934 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t934));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t936;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t936;
                const f32 t937 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t938 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t938));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t940;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t940) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t940;
                const f32 t941 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t942 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t942));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t944;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t944) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t944;
                const f32 t945 = t929 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t946 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t946));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t948;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t948) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t948;
                const f32 t949 = t933 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t950 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t950));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t952;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t952;
                const f32 t953 = t937 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t954 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t954));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t956;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t956) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t956;
                const f32 t957 = t941 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t958 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t958));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t960;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t960;
                const f32 t961 = t945 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t962 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t962));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t964;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t964) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t964;
                const f32 t965 = t949 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t966 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t966));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t968;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t968) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t968;
                const f32 t969 = t953 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t970 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t970));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t972;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t972) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t972;
                const f32 t973 = t957 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t974 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t974));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t976;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t976) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t976;
                const f32 t977 = t961 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t978 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t978));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t980;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t980) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t980;
                const f32 t981 = t965 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t982 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t982));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t984;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t984) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t984;
                const f32 t985 = t969 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t986 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t986));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t988;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t988) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t988;
                const f32 t989 = t973 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t990 = t977 + t981;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t991 = t985 + t989;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t992 = t990 + t991;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t992;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t994;
                asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t995;
                asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t994), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t996;
                asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t997;
                asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t998;
                asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t999;
                asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t995), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1000;
                asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t996), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1001;
                asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t997), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1002;
                asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t998), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1003;
                asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t999), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1004;
                asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1000), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1005;
                asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1001), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1006;
                asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(t1002), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1007;
                asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(t1003), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1008;
                asm("max.f32 %0, %1, %2;" : "=f"(t1008) : "f"(t1004), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1009;
                asm("max.f32 %0, %1, %2;" : "=f"(t1009) : "f"(t1005), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1010;
                asm("max.f32 %0, %1, %2;" : "=f"(t1010) : "f"(t1006), "f"(s_40));
                f32 t1011;
                asm("max.f32 %0, %1, %2;" : "=f"(t1011) : "f"(t1007), "f"(t1008));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1012;
                asm("max.f32 %0, %1, %2;" : "=f"(t1012) : "f"(t1009), "f"(t1010));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1013;
                asm("max.f32 %0, %1, %2;" : "=f"(t1013) : "f"(t1011), "f"(t1012));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1014;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1014) : "f"(t1013));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1013), "f"(t1014));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1016;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1016) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1016));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t1019 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t1019;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1021 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1022;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1022) : "f"(old_2), "f"(scale_log2), "f"(t1021));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1022));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1024 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1025 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_3), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1027;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1027;
                const f32 t1028 = t1024 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1029 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_4), "f"(scale_log2), "f"(t1029));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1031;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1031;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1032 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_7), "f"(scale_log2), "f"(t1032));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1034;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1034) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1034;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1035 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_8), "f"(scale_log2), "f"(t1035));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1037;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1037) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1037;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1038 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_11), "f"(scale_log2), "f"(t1038));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1040;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1040) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1040;
                const f32 t1041 = t1028 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1042 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_12), "f"(scale_log2), "f"(t1042));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1044;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1044;
                const f32 t1045 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1046 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_15), "f"(scale_log2), "f"(t1046));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1048;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1048;
                const f32 t1049 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1050 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_16), "f"(scale_log2), "f"(t1050));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1052;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1052) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1052;
                const f32 t1053 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1054 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_19), "f"(scale_log2), "f"(t1054));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1056;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1056;
                const f32 t1057 = t1041 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1058 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_20), "f"(scale_log2), "f"(t1058));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1060;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1060;
                const f32 t1061 = t1045 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1062 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_23), "f"(scale_log2), "f"(t1062));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1064;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1064;
                const f32 t1065 = t1049 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1066 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_24), "f"(scale_log2), "f"(t1066));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1068;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1068;
                const f32 t1069 = t1053 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1070 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_27), "f"(scale_log2), "f"(t1070));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1072;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1072;
                const f32 t1073 = t1057 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1074 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_28), "f"(scale_log2), "f"(t1074));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1076;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1076;
                const f32 t1077 = t1061 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1078 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_31), "f"(scale_log2), "f"(t1078));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1080;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1080;
                const f32 t1081 = t1065 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1082 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_32), "f"(scale_log2), "f"(t1082));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1084;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1084;
                const f32 t1085 = t1069 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1086 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_35), "f"(scale_log2), "f"(t1086));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1088;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1088;
                const f32 t1089 = t1073 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1090 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_36), "f"(scale_log2), "f"(t1090));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1092;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1092;
                const f32 t1093 = t1077 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1094 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(scale_log2), "f"(t1094));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1096;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1096;
                const f32 t1097 = t1081 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1098 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(scale_log2), "f"(t1098));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1100;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1100;
                const f32 t1101 = t1085 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1102 = t1089 + t1093;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1103 = t1097 + t1101;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1104 = t1102 + t1103;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1104;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1105;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1106;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1106) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1107;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1108;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1109;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1110;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1111;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1112;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1113;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1114;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1115;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1116;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1117;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1118;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1119;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1120;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1121;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1122;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1123;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1124;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1105;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1106;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1107;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1108;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1109;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1110;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1111;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1112;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1113;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1114;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1115;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1116;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1117;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1118;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1119;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1120;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1121;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1122;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1123;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1124;
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
                const u32 masked_right_4 = masked_right_3 > 1u ? masked_right_3 : 1u;
                const u32 masked_left = end_19 > masked_right_4 ? end_19 : masked_right_4;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_9 = 1u; i_9 < masked_right_4; i_9 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1127 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1127) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1128 = t672 + i_9;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1129 = t1128 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1130 = t1129 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1131 = t10 + t1130;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1132 = t1128 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1133 = t1132 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1131), "r"(t1133) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1134 = t674 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1135 = t1134 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1136 = smem_1 + t1135;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1137 = t1128 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1138 = t1137 * 20480u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1139 = t8 + t1138;
                    const u32 t1140 = t1136 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1141 = t1139 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1142 = t1140 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1143 = (u64)t1142;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1144 = t1143 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1145 = t1141 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1146 = (u64)t1145;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1147 = t1146 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1148 = t1140 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1149 = (u64)t1148;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1150 = t1149 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1151 = t1141 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1152 = (u64)t1151;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1153 = t1152 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1154 = t1140 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1155 = (u64)t1154;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1156 = t1155 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1157 = t1141 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1158 = (u64)t1157;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1159 = t1158 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1160 = t1140 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1161 = (u64)t1160;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1162 = t1161 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1163 = t1141 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1164 = (u64)t1163;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1165 = t1164 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1166 = t1140 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1167 = (u64)t1166;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1168 = t1167 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1169 = t1141 + 66176u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1170 = (u64)t1169;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1171 = t1170 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1172 = t1140 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1173 = (u64)t1172;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1174 = t1173 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1175 = t1141 + 66178u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1176 = (u64)t1175;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1177 = t1176 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1178 = t1140 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1179 = (u64)t1178;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1180 = t1179 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1181 = t1141 + 66180u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1182 = (u64)t1181;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1183 = t1182 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1184 = t1140 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1185 = (u64)t1184;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1186 = t1185 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1187 = t1141 + 66182u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1188 = (u64)t1187;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1189 = t1188 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t1144), "l"(t1147), "l"(t1150), "l"(t1153), "l"(t1156), "l"(t1159), "l"(t1162), "l"(t1165), "l"(t1168), "l"(t1171), "l"(t1174), "l"(t1177), "l"(t1180), "l"(t1183), "l"(t1186), "l"(t1189) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1190 = i_9 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1191 = t672 + t1190;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1192 = t1191 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1193 = t1192 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1194 = t1193 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1195 = t10 + t1194;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1196 = t1191 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1197 = t1196 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1195), "r"(t1197) : "memory");
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
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1198 = t1191 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1199 = t1198 * 20480u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1200 = t9 + t1199;
                    const u32 t1201 = t1200 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1202 = t1201 + 41943040u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1203 = (u64)t1202;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1204 = t1203 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1205 = t1201 + 41943168u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1206 = (u64)t1205;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1207 = t1206 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1208 = t1201 + 41943296u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1209 = (u64)t1208;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1210 = t1209 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1211 = t1201 + 41943424u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1212 = (u64)t1211;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1213 = t1212 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1214 = t1201 + 41943552u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1215 = (u64)t1214;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1216 = t1215 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1204), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1207), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1210), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1213), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1216) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1217 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1218 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1217 ? 0u : t1218;
                    const u32 t1220 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1220) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1221 = t672 + i_9;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1222 = t1221 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1223 = t1222 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1224 = t1223 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1225 = t10 + t1224;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1226 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1226) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1225) : "memory");
                    }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1227 = end_19 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1228 = t1227 - i_9;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1228 * 80u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1230 = t608 + t597;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_5 = t1230 + t596;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1232 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1233 = t1232 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1233;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1235 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1236 = first_query_5 + t1235;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1237 = t1236 + t623;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_26 = t1237 + 1u;
                    const u32 t1239 = end_26 > t620 ? end_26 : t620;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1240 = t1239 - t620;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_27 = t1240 < t623 ? t1240 : t623;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1242 = end_27 > column_2 ? end_27 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_28 = t1242 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1245 = visible_41 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1245;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 1u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1247 = visible_42 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1247;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1249 = visible_43 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1249;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 9u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1251 = visible_44 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1251;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 16u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1253 = visible_45 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1253;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 17u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1255 = visible_46 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1255;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 24u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1257 = visible_47 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1257;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 25u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1259 = visible_48 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1259;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 32u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1261 = visible_49 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1261;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 33u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1263 = visible_50 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1263;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 40u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1265 = visible_51 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1265;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 41u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1267 = visible_52 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1267;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 48u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1269 = visible_53 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1269;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 49u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1271 = visible_54 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1271;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 56u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1273 = visible_55 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1273;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 57u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1275 = visible_56 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1275;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 64u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1277 = visible_57 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1277;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 65u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1279 = visible_58 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1279;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 72u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1281 = visible_59 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1281;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 73u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1283 = visible_60 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1283;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1284 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1285 = first_query_5 + t1284;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1286 = t1285 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1287 = t1286 + t623;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t1287 + 1u;
                    const u32 t1289 = end_29 > t620 ? end_29 : t620;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1290 = t1289 - t620;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_30 = t1290 < t623 ? t1290 : t623;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1292 = end_30 > column_2 ? end_30 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_31 = t1292 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1295 = visible_61 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1295;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 1u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1297 = visible_62 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1297;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1299 = visible_63 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1299;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 9u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1301 = visible_64 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1301;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 16u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1303 = visible_65 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1303;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 17u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1305 = visible_66 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1305;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 24u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1307 = visible_67 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1307;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 25u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1309 = visible_68 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1309;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 32u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1311 = visible_69 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1311;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 33u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1313 = visible_70 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1313;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 40u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1315 = visible_71 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1315;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 41u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1317 = visible_72 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1317;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 48u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1319 = visible_73 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1319;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 49u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1321 = visible_74 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1321;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 56u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1323 = visible_75 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1323;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 57u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1325 = visible_76 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1325;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 64u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1327 = visible_77 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1327;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 65u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1329 = visible_78 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1329;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 72u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1331 = visible_79 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1331;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 73u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1333 = visible_80 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1333;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1334;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1334) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1335;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1335) : "f"(t1334), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1336;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1336) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1337;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1337) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1338;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1338) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1339;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1339) : "f"(t1335), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1340;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1340) : "f"(t1336), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1341;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1341) : "f"(t1337), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1342;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1342) : "f"(t1338), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1343;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1343) : "f"(t1339), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1344;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1344) : "f"(t1340), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1345;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1345) : "f"(t1341), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1346;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1346) : "f"(t1342), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1347;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1347) : "f"(t1343), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1348;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1348) : "f"(t1344), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1349;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1349) : "f"(t1345), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1350;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1350) : "f"(t1346), "f"(s_38));
                    f32 t1351;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1351) : "f"(t1347), "f"(t1348));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1352;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1352) : "f"(t1349), "f"(t1350));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1353;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1353) : "f"(t1351), "f"(t1352));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1354;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1354) : "f"(t1353));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1353), "f"(t1354));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1356;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1356) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1356));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1358;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1358) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1359;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1359) : "f"(t1358), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1360;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1360) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1361;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1361) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1362;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1362) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1363;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1363) : "f"(t1359), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1364;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1364) : "f"(t1360), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1365;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1365) : "f"(t1361), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1366;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1366) : "f"(t1362), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1367;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1367) : "f"(t1363), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1368;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1368) : "f"(t1364), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1369;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1369) : "f"(t1365), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1370;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1370) : "f"(t1366), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1371;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1371) : "f"(t1367), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1372;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1372) : "f"(t1368), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1373;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1373) : "f"(t1369), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1374;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1374) : "f"(t1370), "f"(s_40));
                    f32 t1375;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1375) : "f"(t1371), "f"(t1372));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1376;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1376) : "f"(t1373), "f"(t1374));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1377;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1377) : "f"(t1375), "f"(t1376));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1378;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1378) : "f"(t1377));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1377), "f"(t1378));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1380;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1380) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1380));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1382 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1383 = t1382 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1384 = 8.0f < t1383;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1385 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1386 = t1385 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1387 = 8.0f < t1386;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1388 = t1384 | t1387;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1388);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1393 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1393;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1395 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1396;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1396) : "f"(old_7), "f"(scale_log2), "f"(t1395));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1396));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1399 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1400 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s), "f"(scale_log2), "f"(t1400));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1402;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1402) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1402;
                    const f32 t1403 = t1399 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1404 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_2), "f"(scale_log2), "f"(t1404));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1406;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1406;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1407 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_5), "f"(scale_log2), "f"(t1407));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1409;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1409;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1410 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_6), "f"(scale_log2), "f"(t1410));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1412;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1412) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1412;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1413 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_9), "f"(scale_log2), "f"(t1413));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1415;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1415) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1415;
                    const f32 t1416 = t1403 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1417 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_10), "f"(scale_log2), "f"(t1417));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1419;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1419) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1419;
                    const f32 t1420 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1421 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_13), "f"(scale_log2), "f"(t1421));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1423;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1423) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1423;
                    const f32 t1424 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1425 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_14), "f"(scale_log2), "f"(t1425));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1427;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1427;
                    const f32 t1428 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1429 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1429));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1431;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1431;
                    const f32 t1432 = t1416 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1433 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1435;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1435) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1435;
                    const f32 t1436 = t1420 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1437 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_21), "f"(scale_log2), "f"(t1437));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1439;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1439) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1439;
                    const f32 t1440 = t1424 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1441 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_22), "f"(scale_log2), "f"(t1441));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1443;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1443) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1443;
                    const f32 t1444 = t1428 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1445 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_25), "f"(scale_log2), "f"(t1445));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1447;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1447;
                    const f32 t1448 = t1432 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1449 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_26), "f"(scale_log2), "f"(t1449));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1451;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1451) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1451;
                    const f32 t1452 = t1436 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1453 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_29), "f"(scale_log2), "f"(t1453));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1455;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1455;
                    const f32 t1456 = t1440 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1457 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_30), "f"(scale_log2), "f"(t1457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1459;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1459;
                    const f32 t1460 = t1444 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1461 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_33), "f"(scale_log2), "f"(t1461));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1463;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1463) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1463;
                    const f32 t1464 = t1448 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1465 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_34), "f"(scale_log2), "f"(t1465));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1467;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1467;
                    const f32 t1468 = t1452 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1469 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_37), "f"(scale_log2), "f"(t1469));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1471;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1471;
                    const f32 t1472 = t1456 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1473 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_38), "f"(scale_log2), "f"(t1473));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1475;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1475) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1475;
                    const f32 t1476 = t1460 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1477 = t1464 + t1468;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1478 = t1472 + t1476;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1479 = t1477 + t1478;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1479;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1483 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1483;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1485 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1486;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1486) : "f"(old_8), "f"(scale_log2), "f"(t1485));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1486));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1489 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1490 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_3), "f"(scale_log2), "f"(t1490));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1492;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1492) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1492;
                    const f32 t1493 = t1489 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1494 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_4), "f"(scale_log2), "f"(t1494));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1496;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1496) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1496;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1497 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_7), "f"(scale_log2), "f"(t1497));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1499;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1499) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1499;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1500 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_8), "f"(scale_log2), "f"(t1500));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1502;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1502) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1502;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1503 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_11), "f"(scale_log2), "f"(t1503));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1505;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1505) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1505;
                    const f32 t1506 = t1493 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1507 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_12), "f"(scale_log2), "f"(t1507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1509;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1509;
                    const f32 t1510 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1511 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_15), "f"(scale_log2), "f"(t1511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1513;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1513;
                    const f32 t1514 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1515 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_16), "f"(scale_log2), "f"(t1515));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1517;
                    const f32 t1518 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1519 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_19), "f"(scale_log2), "f"(t1519));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1521;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1521;
                    const f32 t1522 = t1506 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1523 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_20), "f"(scale_log2), "f"(t1523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1525;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1525) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1525;
                    const f32 t1526 = t1510 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1527 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_23), "f"(scale_log2), "f"(t1527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1529;
                    const f32 t1530 = t1514 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1531 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_24), "f"(scale_log2), "f"(t1531));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1533;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1533;
                    const f32 t1534 = t1518 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1535 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_27), "f"(scale_log2), "f"(t1535));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1537;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1537;
                    const f32 t1538 = t1522 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1539 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_28), "f"(scale_log2), "f"(t1539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1541;
                    const f32 t1542 = t1526 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1543 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_31), "f"(scale_log2), "f"(t1543));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1545;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1545) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1545;
                    const f32 t1546 = t1530 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1547 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_32), "f"(scale_log2), "f"(t1547));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1549;
                    const f32 t1550 = t1534 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1551 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_35), "f"(scale_log2), "f"(t1551));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1553;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1553;
                    const f32 t1554 = t1538 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1555 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_36), "f"(scale_log2), "f"(t1555));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1557;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1557;
                    const f32 t1558 = t1542 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1559 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_39), "f"(scale_log2), "f"(t1559));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1561;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1561) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1561;
                    const f32 t1562 = t1546 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1563 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_40), "f"(scale_log2), "f"(t1563));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1565;
                    const f32 t1566 = t1550 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1567 = t1554 + t1558;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1568 = t1562 + t1566;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1569 = t1567 + t1568;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1569;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1570 = i_9 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1571 = t672 + t1570;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1572 = t1571 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1573 = t1572 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1574 = t1573 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1575 = t10 + t1574;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1576 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1576) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1575) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1577 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1578 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1579 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1580 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1581 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1582 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1583 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1584 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1585 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1586 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1587 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1588 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1589 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1590 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1591 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1592 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1593 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1594 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1595 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1596 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1597 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1598 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1599 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1600 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1601 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1602 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1603 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1604 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1605 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1606 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1607 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1608 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1609 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1610 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1611 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1612 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1613 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1614 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1615 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1616 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1617 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1618 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1619 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1620 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1621 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1622 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1623 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1624 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1625 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1626 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1627 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1628 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1629 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1630 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1631 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1632 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1633 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1634 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1635 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1636 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1637 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1638 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1639 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1640 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1640;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1641;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1642;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1643;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1644;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1645;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1645) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1646;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1647;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1647) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1648;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1649;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1650;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1651;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1652;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1653;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1653) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1654;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1655;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1656;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1657;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1658;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1659;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1660;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1641;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1642;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1643;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1644;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1645;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1646;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1647;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1648;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1649;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1650;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1651;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1652;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1653;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1654;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1655;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1656;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1657;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1658;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1659;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1660;
                }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_10 = masked_right_4; i_10 < end_19; i_10 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1661 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1661) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1662 = t672 + i_10;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1663 = t1662 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1664 = t1663 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1665 = t10 + t1664;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1666 = t1662 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1667 = t1666 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1665), "r"(t1667) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1668 = t674 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1669 = t1668 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1670 = smem_1 + t1669;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1671 = t1662 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1672 = t1671 * 20480u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1673 = t8 + t1672;
                    const u32 t1674 = t1670 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1675 = t1673 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1676 = t1674 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1677 = (u64)t1676;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1678 = t1677 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1679 = t1675 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1680 = (u64)t1679;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1681 = t1680 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1682 = t1674 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1683 = (u64)t1682;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1684 = t1683 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1685 = t1675 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1686 = (u64)t1685;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1687 = t1686 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1688 = t1674 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1689 = (u64)t1688;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1690 = t1689 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1691 = t1675 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1692 = (u64)t1691;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1693 = t1692 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1694 = t1674 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1695 = (u64)t1694;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1696 = t1695 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1697 = t1675 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1698 = (u64)t1697;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1699 = t1698 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1700 = t1674 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1701 = (u64)t1700;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1702 = t1701 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1703 = t1675 + 66176u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1704 = (u64)t1703;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1705 = t1704 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1706 = t1674 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1707 = (u64)t1706;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1708 = t1707 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1709 = t1675 + 66178u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1710 = (u64)t1709;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1711 = t1710 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1712 = t1674 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1713 = (u64)t1712;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1714 = t1713 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1715 = t1675 + 66180u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1716 = (u64)t1715;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1717 = t1716 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1718 = t1674 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1719 = (u64)t1718;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1720 = t1719 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1721 = t1675 + 66182u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1722 = (u64)t1721;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1723 = t1722 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t1678), "l"(t1681), "l"(t1684), "l"(t1687), "l"(t1690), "l"(t1693), "l"(t1696), "l"(t1699), "l"(t1702), "l"(t1705), "l"(t1708), "l"(t1711), "l"(t1714), "l"(t1717), "l"(t1720), "l"(t1723) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1724 = i_10 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1725 = t672 + t1724;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1726 = t1725 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1727 = t1726 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1728 = t1727 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1729 = t10 + t1728;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1730 = t1725 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1731 = t1730 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1729), "r"(t1731) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_21 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_22 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_23 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_24 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_25 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_26 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_27 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_28 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_29 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_30 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_31 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_32 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_33 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_34 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_35 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_36 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_37 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_38 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_39 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_40 = p_20;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1732 = t1725 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1733 = t1732 * 20480u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1734 = t9 + t1733;
                    const u32 t1735 = t1734 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1736 = t1735 + 41943040u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1737 = (u64)t1736;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1738 = t1737 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1739 = t1735 + 41943168u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1740 = (u64)t1739;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1741 = t1740 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1742 = t1735 + 41943296u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1743 = (u64)t1742;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1744 = t1743 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1745 = t1735 + 41943424u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1746 = (u64)t1745;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1747 = t1746 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1748 = t1735 + 41943552u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1749 = (u64)t1748;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1750 = t1749 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1738), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1741), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1744), "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1747), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1750) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1751 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1752 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t1751 ? 0u : t1752;
                    const u32 t1754 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1754) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1755 = t672 + i_10;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1756 = t1755 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1757 = t1756 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1758 = t1757 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1759 = t10 + t1758;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1760 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1760) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1759) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1761;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1761) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1762;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1762) : "f"(t1761), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1763;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1763) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1764;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1764) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1765;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1765) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1766;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1766) : "f"(t1762), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1767;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1767) : "f"(t1763), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1768;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1768) : "f"(t1764), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1769;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1769) : "f"(t1765), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1770;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1770) : "f"(t1766), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1771;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1771) : "f"(t1767), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1772;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(t1768), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1773;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1773) : "f"(t1769), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1774;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1774) : "f"(t1770), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1775;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1775) : "f"(t1771), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1776;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1776) : "f"(t1772), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1777;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1777) : "f"(t1773), "f"(s_38));
                    f32 t1778;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(t1774), "f"(t1775));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1779;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(t1776), "f"(t1777));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1780;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(t1778), "f"(t1779));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1781;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1781) : "f"(t1780));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1780), "f"(t1781));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1783;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1783) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1783));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1785;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1786;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1785), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1787;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1788;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1789;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1790;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1786), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1791;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1787), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1792;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1788), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1793;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1789), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1794;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1790), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1795;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1791), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1796;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1792), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1797;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1793), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1798;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1794), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1799;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1795), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1800;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1800) : "f"(t1796), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1801;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1801) : "f"(t1797), "f"(s_40));
                    f32 t1802;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1802) : "f"(t1798), "f"(t1799));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1803;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1803) : "f"(t1800), "f"(t1801));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1804;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1804) : "f"(t1802), "f"(t1803));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1805;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1805) : "f"(t1804));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1804), "f"(t1805));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1807;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1807) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1807));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1809 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1810 = t1809 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1811 = 8.0f < t1810;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1812 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1813 = t1812 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1814 = 8.0f < t1813;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1815 = t1811 | t1814;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t1815);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t1820 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t1820;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1822 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1823;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1823) : "f"(old_13), "f"(scale_log2), "f"(t1822));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1823));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1826 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1827 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s), "f"(scale_log2), "f"(t1827));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1829;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1829) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1829;
                    const f32 t1830 = t1826 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1831 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_2), "f"(scale_log2), "f"(t1831));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1833;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1833) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1833;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1834 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_5), "f"(scale_log2), "f"(t1834));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1836;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1836) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1836;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1837 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_6), "f"(scale_log2), "f"(t1837));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1839;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1839) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1839;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1840 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_9), "f"(scale_log2), "f"(t1840));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1842;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1842;
                    const f32 t1843 = t1830 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1844 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_10), "f"(scale_log2), "f"(t1844));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1846;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1846) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1846;
                    const f32 t1847 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1848 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_13), "f"(scale_log2), "f"(t1848));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1850;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1850) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1850;
                    const f32 t1851 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1852 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_14), "f"(scale_log2), "f"(t1852));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1854;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1854;
                    const f32 t1855 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1856 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_17), "f"(scale_log2), "f"(t1856));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1858;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1858) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1858;
                    const f32 t1859 = t1843 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1860 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_18), "f"(scale_log2), "f"(t1860));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1862;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1862) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1862;
                    const f32 t1863 = t1847 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1864 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_21), "f"(scale_log2), "f"(t1864));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1866;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1866) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1866;
                    const f32 t1867 = t1851 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1868 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_22), "f"(scale_log2), "f"(t1868));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1870;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1870;
                    const f32 t1871 = t1855 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1872 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_25), "f"(scale_log2), "f"(t1872));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1874;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1874) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1874;
                    const f32 t1875 = t1859 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1876 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_26), "f"(scale_log2), "f"(t1876));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1878;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1878) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1878;
                    const f32 t1879 = t1863 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1880 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_29), "f"(scale_log2), "f"(t1880));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1882;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1882) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1882;
                    const f32 t1883 = t1867 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1884 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_30), "f"(scale_log2), "f"(t1884));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1886;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1886) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1886;
                    const f32 t1887 = t1871 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1888 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(scale_log2), "f"(t1888));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1890;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1890) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1890;
                    const f32 t1891 = t1875 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1892 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(scale_log2), "f"(t1892));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1894;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1894) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1894;
                    const f32 t1895 = t1879 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1896 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_37), "f"(scale_log2), "f"(t1896));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1898;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1898) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1898;
                    const f32 t1899 = t1883 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1900 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_38), "f"(scale_log2), "f"(t1900));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1902;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1902) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1902;
                    const f32 t1903 = t1887 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1904 = t1891 + t1895;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1905 = t1899 + t1903;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1906 = t1904 + t1905;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1906;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t1910 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t1910;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1912 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1913;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(old_14), "f"(scale_log2), "f"(t1912));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1913));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1916 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1917 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_3), "f"(scale_log2), "f"(t1917));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1919;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1919) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1919;
                    const f32 t1920 = t1916 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1921 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_4), "f"(scale_log2), "f"(t1921));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1923;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1923) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1923;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1924 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_7), "f"(scale_log2), "f"(t1924));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1926;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1926) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1926;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1927 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_8), "f"(scale_log2), "f"(t1927));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1929;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1929;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1930 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_11), "f"(scale_log2), "f"(t1930));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1932;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1932) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1932;
                    const f32 t1933 = t1920 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1934 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_12), "f"(scale_log2), "f"(t1934));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1936;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1936) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1936;
                    const f32 t1937 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1938 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_15), "f"(scale_log2), "f"(t1938));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1940;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1940) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1940;
                    const f32 t1941 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1942 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_16), "f"(scale_log2), "f"(t1942));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1944;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1944) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1944;
                    const f32 t1945 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1946 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_19), "f"(scale_log2), "f"(t1946));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1948;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1948) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1948;
                    const f32 t1949 = t1933 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1950 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_20), "f"(scale_log2), "f"(t1950));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1952;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1952) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1952;
                    const f32 t1953 = t1937 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1954 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_23), "f"(scale_log2), "f"(t1954));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1956;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1956) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1956;
                    const f32 t1957 = t1941 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1958 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_24), "f"(scale_log2), "f"(t1958));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1960;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1960) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1960;
                    const f32 t1961 = t1945 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1962 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_27), "f"(scale_log2), "f"(t1962));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1964;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1964) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1964;
                    const f32 t1965 = t1949 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1966 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_28), "f"(scale_log2), "f"(t1966));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1968;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1968) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1968;
                    const f32 t1969 = t1953 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1970 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_31), "f"(scale_log2), "f"(t1970));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1972;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1972) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1972;
                    const f32 t1973 = t1957 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1974 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_32), "f"(scale_log2), "f"(t1974));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1976;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1976) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1976;
                    const f32 t1977 = t1961 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1978 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_35), "f"(scale_log2), "f"(t1978));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1980;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1980) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1980;
                    const f32 t1981 = t1965 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1982 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_36), "f"(scale_log2), "f"(t1982));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1984;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1984) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1984;
                    const f32 t1985 = t1969 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1986 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_39), "f"(scale_log2), "f"(t1986));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1988;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1988) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1988;
                    const f32 t1989 = t1973 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1990 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_40), "f"(scale_log2), "f"(t1990));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1992;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1992) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1992;
                    const f32 t1993 = t1977 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1994 = t1981 + t1985;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1995 = t1989 + t1993;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1996 = t1994 + t1995;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1996;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1997 = i_10 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1998 = t672 + t1997;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1999 = t1998 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2000 = t1999 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2001 = t2000 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2002 = t10 + t2001;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2003 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2003) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2002) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2004 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2005 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2006 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2007 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2008 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2009 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2010 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2011 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2012 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2013 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2014 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2015 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2016 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2017 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2018 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2019 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2020 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2021 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2022 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2023 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2024 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2025 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2026 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2027 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2028 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2029 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2030 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2031 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2032 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2033 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2034 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2035 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2036 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2037 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2038 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2039 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2040 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2041 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2042 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2043 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2044 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2045 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2046 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2047 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2048 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2048;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2049 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2049;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2050 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2050;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2051 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2051;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2052 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2052;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2053 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2053;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2054 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2054;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2055 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2055;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2056 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2056;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2057 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2057;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2058 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2058;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2059 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2059;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2060 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2061 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2061;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2062 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2062;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2063 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2063;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2064 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2064;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2065 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2065;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2066 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2066;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2067 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2067;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2068;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2068) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2069;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2069) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2070;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2070) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2071;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2071) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2072;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2072) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2073;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2073) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2074;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2074) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2075;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2075) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2076;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2076) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2077;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2077) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2078;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2078) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2079;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2079) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2080;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2080) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2081;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2081) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2082;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2082) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2083;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2083) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2084;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2084) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2085;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2085) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2086;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2086) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2087;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2087) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2068;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2069;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2070;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2071;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2072;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2073;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2074;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2075;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2076;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2077;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2078;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2079;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2080;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2081;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2082;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2083;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2084;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2085;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2086;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2087;
                }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2088 = end_19 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2089 = t672 + t2088;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2090 = t2089 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2091 = t2090 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2092 = t2091 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2093 = t10 + t2092;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2094 = t2089 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2095 = t2094 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2093), "r"(t2095) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_41 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_42 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_43 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_44 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_45 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_46 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_47 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_48 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_49 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_50 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_51 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_52 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_53 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_54 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_55 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_56 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_57 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_58 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_59 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_60 = p_20;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2096 = t2089 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2097 = t2096 * 20480u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2098 = t9 + t2097;
                const u32 t2099 = t2098 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2100 = t2099 + 41943040u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2101 = (u64)t2100;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2102 = t2101 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2103 = t2099 + 41943168u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2104 = (u64)t2103;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2105 = t2104 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2106 = t2099 + 41943296u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2107 = (u64)t2106;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2108 = t2107 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2109 = t2099 + 41943424u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2110 = (u64)t2109;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2111 = t2110 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2112 = t2099 + 41943552u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2113 = (u64)t2112;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2114 = t2113 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2102), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2105), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2108), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2111), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2114) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2115 = end_19 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2116 = t672 + t2115;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2117 = t2116 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2118 = t2117 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2119 = t2118 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2120 = t10 + t2119;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2121 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2121) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2120) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_14;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2123 = t672 + end_19;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_11 = t2123; i_11 < through; i_11 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2124 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2124) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2125 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2126 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t2125 ? 0u : t2126;
                    const u32 t2128 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2128) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2129 = i_11 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2130 = t2129 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2131 = t10 + t2130;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2132 = i_11 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2133 = t2132 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2131), "r"(t2133) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2134 = i_11 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2135 = t2134 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2136 = t2135 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2137 = t10 + t2136;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2138 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2138) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2137) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2139 = i_11 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2140 = t2139 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2141 = t2140 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2142 = t10 + t2141;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2143 = i_11 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2144 = t2143 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2142), "r"(t2144) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2145 = i_11 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2146 = t2145 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2147 = t2146 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2148 = t10 + t2147;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2149 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2149) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2148) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2150;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2150) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t2150;
                f32 t2152;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2152) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2153 = pair_7 + t2152;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2153;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2154;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2154) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t2154;
                f32 t2156;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2156) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2157 = pair_8 + t2156;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2157;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2158 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2159;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2159) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2158 ? 0.0f : t2159;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2161 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t2161;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2162 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2162;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2163 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2163;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2164 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2164;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2165 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2165;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2166 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2166;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2167 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2167;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2168 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2168;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2169 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2169;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2170 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2170;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2171 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2171;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2172 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2172;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2173 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2173;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2174 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2174;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2175 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2175;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2176 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2176;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2177 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2177;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2178 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2178;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2179 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2179;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2180 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2180;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2181 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2181;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2182 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2182;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2183 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2183;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2184 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2184;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2185 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2185;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2186 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2186;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2187 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2187;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2188 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2188;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2189 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2189;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2190 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2190;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2191 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2191;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2192 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2192;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2193 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2194;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2194) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2193 ? 0.0f : t2194;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2196 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2196;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2197 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2197;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2198 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2198;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2199 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2199;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2200 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2200;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2201 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2201;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2202 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2202;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2203 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2203;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2204 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2204;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2205 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2205;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2206 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2206;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2207 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2207;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2208 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2208;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2209 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2209;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2210 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2210;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2211 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2211;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2212 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2212;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2213 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2213;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2214 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2214;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2215 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2215;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2216 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2216;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2217 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2217;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2218 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2218;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2219 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2219;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2220 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2220;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2221 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2221;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2222 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2222;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2223 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2223;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2224 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2224;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2225 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2225;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2226 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2226;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2227 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2227;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2228 = index_6 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2228) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2229 = t674 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2230 = t2229 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2231 = smem_1 + t2230;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2232 = t2231 + 8192u;
                u32 t2233;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2233) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2234;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2235;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2235) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2236;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2237;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2238;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2239;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2240;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2241;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2242;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2243;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2244;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2245;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2245) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2246;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2246) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2247;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2247) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2248;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2248) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2249;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2249) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2250;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2251;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2252;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2253;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2254;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2255;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2256;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2257;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2258;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2259;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2260;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2260) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2261;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2262;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2262) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2263;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2263) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2264;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2264) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2265 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2266 = t596 + t2265;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2267 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2268 = t2266 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2269 = t2267 ^ t2268;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2270 = t2266 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2271 = t2269 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2272 = t2270 + t2271;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2273 = t2231 + t2272;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2273), "r"(t2233), "r"(t2234), "r"(t2235), "r"(t2236) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2274 = t2272 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2275 = t2231 + t2274;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2275), "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2276 = t2272 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2277 = t2231 + t2276;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2277), "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2278 = t2272 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2279 = t2231 + t2278;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2279), "r"(t2245), "r"(t2246), "r"(t2247), "r"(t2248) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2280 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2281 = t596 + t2280;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2282 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2283 = t2281 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2284 = t2282 ^ t2283;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2285 = t2281 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2286 = t2284 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2287 = t2285 + t2286;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2288 = t2232 + t2287;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2288), "r"(t2249), "r"(t2250), "r"(t2251), "r"(t2252) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2289 = t2287 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2290 = t2232 + t2289;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2290), "r"(t2253), "r"(t2254), "r"(t2255), "r"(t2256) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2291 = t2287 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2292 = t2232 + t2291;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2292), "r"(t2257), "r"(t2258), "r"(t2259), "r"(t2260) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2293 = t2287 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2294 = t2232 + t2293;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2294), "r"(t2261), "r"(t2262), "r"(t2263), "r"(t2264) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2295 = t608 + t597;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t2295 + t596;
                const bool t2297 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2297) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2298 = 1073741824u - t620;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2299 = t2298 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2300 = t614 + t620;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2301 = t596 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2302 = t2231 + t2301;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2302), "l"(o), "r"(0u), "r"(index_7), "r"(t2299), "r"(t2300), "r"(1073741824u) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2303 = t2231 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2304 = t596 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2305 = t2303 + t2304;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2305), "l"(o), "r"(64u), "r"(index_7), "r"(t2299), "r"(t2300), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t2306 = t674 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2307 = t2306 + 14u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2308 = t2307 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2309 = t10 + t2308;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2309) : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2310 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2311 = t2310 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2312 = lse + t2311;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2313 = (u64)index_7;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2314 = t2313 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2315 = t2314 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2316 = t2312 + t2315;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2317 = (u64)t614;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2318 = t2317 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2319 = t2318 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2320 = t2316 + t2319;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2321 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2322 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2323 = t2322 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2323) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2324 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2324;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t620;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2327 = (u64)row * t2321;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2328 = t2327 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2329 = t2320 + t2328;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2330;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2330) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(row_max), "f"(scale_log2), "f"(t2330));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2331 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2333 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2334 = t2333 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2329), "f"(t2334) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2335 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2336 = first_row + t2335;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2336 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t620;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2339 = (u64)row_2 * t2321;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2340 = t2339 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2341 = t2320 + t2340;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2342;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2342) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(row_max_2), "f"(scale_log2), "f"(t2342));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2343 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2345 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2346 = t2345 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2341), "f"(t2346) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t674 % 6u;
                const u32 t2348 = queries_3 + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2349 = t2348 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2350 = t10 + t2349;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2351 = t674 / 6u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2352 = t2351 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2350), "r"(t2352) : "memory");
                const u32 t2353 = queries_3 + 14u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2354 = t2353 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2355 = t10 + t2354;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2356 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2356) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2355) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2357 = end_14 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_4 = passed_2 + t2357;
                #pragma unroll 1
                for (u32 i_12 = passed_2; i_12 < last_4; i_12 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2359 = i_12 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2360 = t2359 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2361 = t10 + t2360;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2362 = i_12 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2363 = t2362 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2361), "r"(t2363) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2364 = i_12 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2365 = t2364 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2366 = t2365 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2367 = t10 + t2366;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2368 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2368) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2367) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2369 = i_12 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2370 = t2369 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2371 = t2370 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2372 = t10 + t2371;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2373 = i_12 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2374 = t2373 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2372), "r"(t2374) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2375 = i_12 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2376 = t2375 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2377 = t2376 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2378 = t10 + t2377;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2379 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2379) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2378) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2380 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2380) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2381 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2382 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_7 = t2381 ? 0u : t2382;
                    const u32 t2384 = next_7 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2384) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2385 = last_4 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2386 = t2385 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2387 = t10 + t2386;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2388 = last_4 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2389 = t2388 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2387), "r"(t2389) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2390 = last_4 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2391 = t2390 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2392 = t2391 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2393 = t10 + t2392;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2394 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2394) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2393) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2395 = last_4 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2396 = t2395 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2397 = t2396 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2398 = t10 + t2397;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2399 = last_4 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2400 = t2399 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2398), "r"(t2400) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2401 = last_4 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2402 = t2401 + 6u;
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
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2406 = passed_2 + end_14;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2406;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2407 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t2407;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2408 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t2408) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2409 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2410;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2410) : "r"(t2409) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2411;
            asm("mov.b32 %0, %1;" : "=r"(t2411) : "f"(t2410));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2412;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2412) : "r"(t2411));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_7 = t2412;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2414 = index_6 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2414) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2415 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2415) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
