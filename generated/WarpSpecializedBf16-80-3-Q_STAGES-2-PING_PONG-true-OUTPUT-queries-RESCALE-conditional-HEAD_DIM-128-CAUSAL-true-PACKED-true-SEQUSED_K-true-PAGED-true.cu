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
#line 224 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 49152u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 40960u;
    const u32 t10 = t9 + 40960u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 112u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 120u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 96u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 104u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 13;" :  : "r"(t32) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t33 = t10 + 160u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t34 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t34) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
        const bool t35 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t35) {
#line 26 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t36 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t36) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t40;
            while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t41 = index != 4294967295u;
                if (!t41) break;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t33 + 16u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t43;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t43) : "r"(from) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t44;
                asm("mov.b32 %0, %1;" : "=r"(t44) : "f"(t43));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t45;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t45) : "r"(t44));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t46;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t46) : "r"(from) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t47;
                asm("mov.b32 %0, %1;" : "=r"(t47) : "f"(t46));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t48;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t48) : "r"(t47));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t49;
                asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t49) : "r"(from) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t50;
                asm("mov.b32 %0, %1;" : "=r"(t50) : "f"(t49));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t51;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t51) : "r"(t50));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t52;
                asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t52) : "r"(from) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t53;
                asm("mov.b32 %0, %1;" : "=r"(t53) : "f"(t52));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t54;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t54) : "r"(t53));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t55;
                asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t55) : "r"(from) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t56;
                asm("mov.b32 %0, %1;" : "=r"(t56) : "f"(t55));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t57;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t57) : "r"(t56));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t58;
                asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t58) : "r"(from) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t59;
                asm("mov.b32 %0, %1;" : "=r"(t59) : "f"(t58));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t60;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t60) : "r"(t59));
#line 280 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t61;
                asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t61) : "r"(from) : "memory");
#line 280 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t62;
                asm("mov.b32 %0, %1;" : "=r"(t62) : "f"(t61));
#line 280 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t63;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t63) : "r"(t62));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t64;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t64) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t65 = t64 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t65) {
                    const u32 t66 = t33 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t66) : "memory");
                }
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t67 = t45 + t60;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t67 + 1u;
                const u32 t69 = end > t57 ? end : t57;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t70 = t69 - t57;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t70 < t60 ? t70 : t60;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t72 = t45 + 191u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t73 = t72 + t60;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t73 + 1u;
                const u32 t75 = end_3 > t57 ? end_3 : t57;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t76 = t75 - t57;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t76 < t60 ? t76 : t60;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t78 = end_4 + 79u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t79 = t78 / 80u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t79 > 1u ? t79 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t81 = end_2 / 80u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t81 < end_5 ? t81 : end_5;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t83 = end_5 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t83 < end_5 ? t83 : end_5;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
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
#line 158 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 page = 0u;
#line 158 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 next_page = 0u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t91 = end_5 - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t92 = 0u < t91 ? 0u : t91;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t93 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t94 = t93 - t92;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t95 = t94 * 80u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t96 = lane * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key = t95 + t96;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t98 = t60 > 1u ? t60 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last = t98 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
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
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_2;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t110 = tile * 3u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t110 % 6u;
                const u32 t112 = slot + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t112 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t10 + t113;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t110 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t115 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t116 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t114), "r"(t117) : "memory");
                const u32 t118 = slot + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = t118 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t10 + t119;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t121 = slot << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t122 = smem_1 + t121;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t123;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t123) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t124 = t123 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t124) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t120) : "memory");
                    const u32 t125 = 1073741824u - t57;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t126 = t125 + t45;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t127 = t51 + t57;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t122), "l"(q), "r"(t120), "r"(0u), "r"(index), "r"(t126), "r"(t127), "r"(1073741824u) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t128 = t122 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t128), "l"(q), "r"(t120), "r"(64u), "r"(index), "r"(t126), "r"(t127), "r"(1073741824u) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t129 = tile * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t130 = t129 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t130 % 6u;
                const u32 t132 = slot_2 + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t10 + t133;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t130 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t136 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t134), "r"(t137) : "memory");
                const u32 t138 = slot_2 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t10 + t139;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t45 + 64u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t142 = slot_2 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t143 = smem_1 + t142;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t144;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t144) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t145 = t144 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t145) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t140) : "memory");
                    const u32 t146 = 1073741824u - t57;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = t146 + t141;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t148 = t51 + t57;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t143), "l"(q), "r"(t140), "r"(0u), "r"(index), "r"(t147), "r"(t148), "r"(1073741824u) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t149 = t143 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t149), "l"(q), "r"(t140), "r"(64u), "r"(index), "r"(t147), "r"(t148), "r"(1073741824u) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t150 = tile * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t151 = t150 + 2u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t151 % 6u;
                const u32 t153 = slot_3 + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t153 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t10 + t154;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t151 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t156 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t157 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t155), "r"(t158) : "memory");
                const u32 t159 = slot_3 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = t159 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t10 + t160;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t45 + 128u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t163 = slot_3 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t164 = smem_1 + t163;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t165;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t165) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t166 = t165 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t166) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t161) : "memory");
                    const u32 t167 = 1073741824u - t57;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t167 + t162;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t51 + t57;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t164), "l"(q), "r"(t161), "r"(0u), "r"(index), "r"(t168), "r"(t169), "r"(1073741824u) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t164 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t170), "l"(q), "r"(t161), "r"(64u), "r"(index), "r"(t168), "r"(t169), "r"(1073741824u) : "memory");
                }
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t171 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t172 = t171 * 80u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t173 = lane * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_2 = t172 + t173;
#line 189 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t175 = t60 > 1u ? t60 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t176 = t175 - 1u;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
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
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t182 = first + page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_6 = t182 < t60 ? t182 : t60;
                const u32 t184 = end_6 - first;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t185 = page * k_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t186 = t184 * k_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 ends = t185 + t186;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t188 = page * v_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t189 = t184 * v_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 ends_2 = t188 + t189;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t191 = end_5 - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t192 = 1u < t191 ? 1u : t191;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t193 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t194 = t193 - t192;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t195 = t194 * 80u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t196 = lane * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_3 = t195 + t196;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t198 = t60 > 1u ? t60 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_2 = t198 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
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
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_3;
#line 206 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t210 = end_6 - key_2;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t212 = slot_4 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t213 = t10 + t212;
                const u32 t214 = slot_4 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t215 = t214 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t216 = t10 + t215;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t217 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t219 = t218 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t216), "r"(t219) : "memory");
#line 158 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = slot_4 * 20480u;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t8 + t220;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t222;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t222) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t223 = t222 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t223) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t213) : "memory");
                }
                #pragma unroll 1
                for (u32 i = 0u; i < boxes; i += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t224;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t224) : "r"(t210), "r"(i));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t225;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t225) : "r"(ends), "r"(i));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t226 = i * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t227 = t226 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t228 = t221 + t227;
                    u32 t229;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t229) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t230 = t229 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t230) {
                        const u32 t231 = 1073741824u - t224;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t228), "l"(k), "r"(t213), "r"(0u), "r"(t85), "r"(t231), "r"(t225), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t232 = t228 + 10240u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t232), "l"(k), "r"(t213), "r"(64u), "r"(t85), "r"(t231), "r"(t225), "r"(1073741824u) : "memory");
                    }
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t234 = slot_5 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t235 = t234 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t236 = t10 + t235;
                const u32 t237 = slot_5 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t238 = t237 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t239 = t10 + t238;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t240 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t241 = t240 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t242 = t241 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t239), "r"(t242) : "memory");
#line 173 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t243 = slot_5 * 20480u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t244 = t9 + t243;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t245;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t245) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t246 = t245 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t246) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t236) : "memory");
                }
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < boxes; i_2 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t247;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t247) : "r"(t210), "r"(i_2));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t248;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t248) : "r"(ends_2), "r"(i_2));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t249 = i_2 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t250 = t249 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t251 = t244 + t250;
                    u32 t252;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t252) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t253 = t252 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t253) {
                        const u32 t254 = 1073741824u - t247;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t251), "l"(v), "r"(t236), "r"(0u), "r"(t85), "r"(t254), "r"(t248), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t255 = t251 + 10240u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t255), "l"(v), "r"(t236), "r"(64u), "r"(t85), "r"(t254), "r"(t248), "r"(1073741824u) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < end_5; i_3 += 1u) {
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t256 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t257 = t256 - i_3;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t258 = t257 * 80u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t259 = lane * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_4 = t258 + t259;
#line 189 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    page = next_page;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t261 = t60 > 1u ? t60 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t262 = t261 - 1u;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
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
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t268 = first_2 + page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 end_7 = t268 < t60 ? t268 : t60;
                    const u32 t270 = end_7 - first_2;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t271 = page * k_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t272 = t270 * k_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 ends_3 = t271 + t272;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t274 = page * v_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t275 = t270 * v_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 ends_4 = t274 + t275;
#line 204 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t277 = i_3 + 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t278 = end_5 - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t279 = t277 < t278 ? t277 : t278;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t280 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t281 = t280 - t279;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t282 = t281 * 80u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t283 = lane * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_5 = t282 + t283;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t285 = t60 > 1u ? t60 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_3 = t285 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
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
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    next_page = page_4;
#line 206 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t297 = end_7 - key_4;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t298 = passed + i_3;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t298 & 1u;
                    const u32 t300 = slot_6 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t301 = t10 + t300;
                    const u32 t302 = slot_6 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t303 = t302 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t304 = t10 + t303;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t305 = t298 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t306 = t305 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t307 = t306 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t304), "r"(t307) : "memory");
#line 158 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t308 = slot_6 * 20480u;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t309 = t8 + t308;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t310;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t310) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t311 = t310 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t311) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t301) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_4 = 0u; i_4 < boxes; i_4 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t312;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t312) : "r"(t297), "r"(i_4));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t313;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t313) : "r"(ends_3), "r"(i_4));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t314 = i_4 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t315 = t314 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t316 = t309 + t315;
                        u32 t317;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t317) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t318 = t317 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t318) {
                            const u32 t319 = 1073741824u - t312;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t316), "l"(k), "r"(t301), "r"(0u), "r"(t85), "r"(t319), "r"(t313), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t320 = t316 + 10240u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t320), "l"(k), "r"(t301), "r"(64u), "r"(t85), "r"(t319), "r"(t313), "r"(1073741824u) : "memory");
                        }
                    }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t321 = passed + i_3;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t321 & 1u;
                    const u32 t323 = slot_7 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t324 = t323 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t325 = t10 + t324;
                    const u32 t326 = slot_7 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t327 = t326 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t328 = t10 + t327;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t329 = t321 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t330 = t329 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t331 = t330 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t328), "r"(t331) : "memory");
#line 173 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t332 = slot_7 * 20480u;
#line 173 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t333 = t9 + t332;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t334;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t334) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t335 = t334 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t335) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t325) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_5 = 0u; i_5 < boxes; i_5 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t336;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t336) : "r"(t297), "r"(i_5));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t337;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t337) : "r"(ends_4), "r"(i_5));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t338 = i_5 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t339 = t338 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t340 = t333 + t339;
                        u32 t341;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t341) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t342 = t341 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t342) {
                            const u32 t343 = 1073741824u - t336;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t340), "l"(v), "r"(t325), "r"(0u), "r"(t85), "r"(t343), "r"(t337), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t344 = t340 + 10240u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t344), "l"(v), "r"(t325), "r"(64u), "r"(t85), "r"(t343), "r"(t337), "r"(1073741824u) : "memory");
                        }
                    }
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t345 = passed + end_5;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t345;
                const u32 t346 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t346;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t347 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t347) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
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
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t356 + 1u;
                const u64 t358 = (u64)t356;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                const u64 t359 = t358 * cu_seqlens_q_stride0;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                const u64 t360 = t359 * 4ull;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                const u64 t361 = cu_seqlens_q + t360;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t361) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u64 t363 = (u64)next;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u64 t364 = t363 * cu_seqlens_q_stride0;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u64 t365 = t364 * 4ull;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u64 t366 = cu_seqlens_q + t365;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                u32 t367;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t367) : "l"(t366) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u32 queries = t367 - first_query;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                const bool t369 = least_queries <= queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                const bool t370 = queries <= most_queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                const bool t371 = t369 & t370;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t371 ? queries : 0u;
#line 90 "fa-kernels/src/attention/options/cache.rs"
                const bool as_queries = added_k == 4294967295u;
                const u32 added = as_queries ? seq_q_2 : added_k;
                const u64 t375 = (u64)t356;
#line 92 "fa-kernels/src/attention/options/cache.rs"
                const u64 t376 = t375 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
                const u64 t377 = t376 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
                const u64 t378 = seqused_k + t377;
#line 92 "fa-kernels/src/attention/options/cache.rs"
                u32 t379;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t379) : "l"(t378) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
                const u32 used = t379 < seq_k ? t379 : seq_k;
                const u32 t381 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u32 t382 = t381 < seq_k ? t381 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t383 = (u64)t356;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t384 = t383 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t385 = t384 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u64 t386 = block_table + t385;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                const u32 t387 = (u32)block_table_stride1;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t388 = seq_q_2 + 191u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t388 / 192u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t390 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t391 = t390 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t392 = count + t391;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t392;
            }
            f32 t393;
            asm("mov.b32 %0, %1;" : "=f"(t393) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t394;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t394) : "f"(t393));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t395;
            asm("mov.b32 %0, %1;" : "=r"(t395) : "f"(t394));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t396 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t397 = t396 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t398 = t397 ? t395 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t399 = count + t398;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t400 = count + t395;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t401;
            asm("mov.b32 %0, %1;" : "=f"(t401) : "r"(t400));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t402;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t402) : "f"(t401));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t403;
            asm("mov.b32 %0, %1;" : "=r"(t403) : "f"(t402));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t404 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t405 = t404 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t406 = t405 ? t403 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t407 = t399 + t406;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t408 = t400 + t403;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t409;
            asm("mov.b32 %0, %1;" : "=f"(t409) : "r"(t408));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t410;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t410) : "f"(t409));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t411;
            asm("mov.b32 %0, %1;" : "=r"(t411) : "f"(t410));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t412 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t413 = t412 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t414 = t413 ? t411 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t415 = t407 + t414;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t416 = t408 + t411;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t417;
            asm("mov.b32 %0, %1;" : "=f"(t417) : "r"(t416));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t418;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t418) : "f"(t417));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t419;
            asm("mov.b32 %0, %1;" : "=r"(t419) : "f"(t418));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t420 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t421 = t420 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t422 = t421 ? t419 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t423 = t415 + t422;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t424 = t416 + t419;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t425;
            asm("mov.b32 %0, %1;" : "=f"(t425) : "r"(t424));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t426;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t426) : "f"(t425));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t427;
            asm("mov.b32 %0, %1;" : "=r"(t427) : "f"(t426));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t428 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t429 = t428 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t430 = t429 ? t427 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t431 = t423 + t430;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t432 = t424 + t427;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t433;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t433) : "r"(t432));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t433 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t435 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_5 = t435;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t436 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t436;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t437 = most != 0u;
                if (!t437) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t438 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t439 = t438 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t439;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t441 = least < 80u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t441 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < batch; i_7 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_7 + lane;
                    const u32 t444 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t445 = batch_3 < t444 ? batch_3 : t444;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t445 + 1u;
                    const u64 t447 = (u64)t445;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t448 = t447 * cu_seqlens_q_stride0;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t449 = t448 * 4ull;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t450 = cu_seqlens_q + t449;
#line 143 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t450) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t452 = (u64)next_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t453 = t452 * cu_seqlens_q_stride0;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t454 = t453 * 4ull;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t455 = cu_seqlens_q + t454;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    u32 t456;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t456) : "l"(t455) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t456 - first_query_2;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                    const bool t458 = least_queries <= queries_2;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                    const bool t459 = queries_2 <= most_queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                    const bool t460 = t458 & t459;
#line 146 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t460 ? queries_2 : 0u;
#line 90 "fa-kernels/src/attention/options/cache.rs"
                    const bool as_queries_2 = added_k == 4294967295u;
                    const u32 added_2 = as_queries_2 ? seq_q_3 : added_k;
                    const u64 t464 = (u64)t445;
#line 92 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t465 = t464 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t466 = t465 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t467 = seqused_k + t466;
#line 92 "fa-kernels/src/attention/options/cache.rs"
                    u32 t468;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t468) : "l"(t467) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
                    const u32 used_2 = t468 < seq_k ? t468 : seq_k;
                    const u32 t470 = used_2 + added_2;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u32 words_3 = t470 < seq_k ? t470 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t472 = (u64)t445;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t473 = t472 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t474 = t473 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t475 = block_table + t474;
#line 174 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t476 = (u32)block_table_stride1;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_2 = words_3 < seq_k ? words_3 : seq_k;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t478 = seq_q_3 + 191u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t478 / 192u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t480 = least_2 + seq_q_3;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t481 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t482 = t480 > t481 ? t480 : t481;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t483 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t484 = t482 - t483;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t484 / 192u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t486 = seq_k_2 < least_2;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t486 ? tiles : first_3;
                    const bool t488 = least_2 == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t489 = t488 ? 0u : reaching;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_4 = t489 < tiles ? t489 : tiles;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t491 = seq_q_3 + 191u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t491 / 192u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t493 = most + seq_q_3;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t494 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t495 = t493 > t494 ? t493 : t494;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t496 = seq_k_2 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t497 = t495 - t496;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_5 = t497 / 192u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t499 = seq_k_2 < most;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t499 ? tiles_2 : first_5;
                    const bool t501 = most == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t502 = t501 ? 0u : reaching_2;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_8 = t502 < tiles_2 ? t502 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t504 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t505 = end_8 - first_4;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t504 ? t505 : 0u;
                    const u32 t507 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t508;
                    asm("mov.b32 %0, %1;" : "=f"(t508) : "r"(t507));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t509;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t509) : "f"(t508));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t510;
                    asm("mov.b32 %0, %1;" : "=r"(t510) : "f"(t509));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t511 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t512 = t511 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t513 = t512 ? t510 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t514 = t507 + t513;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t515 = t507 + t510;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t516;
                    asm("mov.b32 %0, %1;" : "=f"(t516) : "r"(t515));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t517;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t517) : "f"(t516));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t518;
                    asm("mov.b32 %0, %1;" : "=r"(t518) : "f"(t517));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t519 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t520 = t519 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t521 = t520 ? t518 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t522 = t514 + t521;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t523 = t515 + t518;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t524;
                    asm("mov.b32 %0, %1;" : "=f"(t524) : "r"(t523));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t525;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t525) : "f"(t524));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t526;
                    asm("mov.b32 %0, %1;" : "=r"(t526) : "f"(t525));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t527 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t528 = t527 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t529 = t528 ? t526 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t530 = t522 + t529;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t531 = t523 + t526;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t532;
                    asm("mov.b32 %0, %1;" : "=f"(t532) : "r"(t531));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t533;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t533) : "f"(t532));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t534;
                    asm("mov.b32 %0, %1;" : "=r"(t534) : "f"(t533));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t535 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t536 = t535 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t537 = t536 ? t534 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t538 = t530 + t537;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t539 = t531 + t534;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t540;
                    asm("mov.b32 %0, %1;" : "=f"(t540) : "r"(t539));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t541;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t541) : "f"(t540));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t542;
                    asm("mov.b32 %0, %1;" : "=r"(t542) : "f"(t541));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t543 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t544 = t543 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t545 = t544 ? t542 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t546 = t538 + t545;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t547 = t539 + t542;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t548;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t548) : "r"(t547));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_9 = before + t548;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t550 = index_5 < end_9;
                        if (!t550) break;
                        const u32 t551 = index_5 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t552 = t546 - t507;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t551 - t552;
                        const bool t554 = nth < t507;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t554) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t556 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t557 = t556 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t558 = first_4 + t557;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t558 * 192u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t33 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t562;
                            asm("mov.b32 %0, %1;" : "=f"(t562) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t562) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t563;
                            asm("mov.b32 %0, %1;" : "=f"(t563) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t563) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t564;
                            asm("mov.b32 %0, %1;" : "=f"(t564) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t564) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t565;
                            asm("mov.b32 %0, %1;" : "=f"(t565) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t565) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(0.0f) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t566;
                            asm("mov.b32 %0, %1;" : "=f"(t566) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t566) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t567;
                            asm("mov.b32 %0, %1;" : "=f"(t567) : "r"(words_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t567) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t568;
                            asm("mov.b32 %0, %1;" : "=f"(t568) : "r"(t445));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+28], %1;" :  : "r"(to), "f"(t568) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t569;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t569) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t570 = t569 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t570) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t571 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t571;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t572 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t573 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t574 = t573 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t572), "r"(t574) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t575 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t575) {
                            const u32 t576 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t577;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t577) : "l"(claims), "r"(t576) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t577;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t578 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t579;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t579) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t580 = t578 + t579;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_5 = t580;
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
            u32 t583;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t583) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t584 = t583 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t584) {
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t585 = t33 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t585), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t586;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t586) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t587 = t586 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t587) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_6 = warpgroup - 1u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t589 = index_6 << 14u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t590 = t7 + t589;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t591 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t592 = t591 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t593 = index_6 << 6u;
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
        const u32 t594 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t594) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t595 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t596;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t596) : "r"(t595) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t597;
        asm("mov.b32 %0, %1;" : "=r"(t597) : "f"(t596));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t598;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t598) : "r"(t597));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_7 = t598;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t599 = index_6 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t599) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t600 = index_7 != 4294967295u;
            if (!t600) break;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t602;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t602) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t603;
            asm("mov.b32 %0, %1;" : "=r"(t603) : "f"(t602));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t604;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t604) : "r"(t603));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t605;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t605) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t606;
            asm("mov.b32 %0, %1;" : "=r"(t606) : "f"(t605));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t607;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t607) : "r"(t606));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t608;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t608) : "r"(from_2) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t609;
            asm("mov.b32 %0, %1;" : "=r"(t609) : "f"(t608));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t610;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t610) : "r"(t609));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t611;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t611) : "r"(from_2) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t612;
            asm("mov.b32 %0, %1;" : "=r"(t612) : "f"(t611));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t613;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t613) : "r"(t612));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t614;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t614) : "r"(from_2) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t615;
            asm("mov.b32 %0, %1;" : "=r"(t615) : "f"(t614));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t616;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t616) : "r"(t615));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t617;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t617) : "r"(from_2) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t618;
            asm("mov.b32 %0, %1;" : "=r"(t618) : "f"(t617));
#line 272 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t619;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t619) : "r"(t618));
#line 280 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t620;
            asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t620) : "r"(from_2) : "memory");
#line 280 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t621;
            asm("mov.b32 %0, %1;" : "=r"(t621) : "f"(t620));
#line 280 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t622;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t622) : "r"(t621));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t623;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t623) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t624 = t623 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t624) {
                const u32 t625 = t33 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t625) : "memory");
            }
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t626 = t604 + t619;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t626 + 1u;
            const u32 t628 = end_10 > t616 ? end_10 : t616;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t629 = t628 - t616;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t629 < t619 ? t629 : t619;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t631 = t604 + 191u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t632 = t631 + t619;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_12 = t632 + 1u;
            const u32 t634 = end_12 > t616 ? end_12 : t616;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t635 = t634 - t616;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_13 = t635 < t619 ? t635 : t619;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t637 = end_13 + 79u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t638 = t637 / 80u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t638 > 1u ? t638 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t640 = end_11 / 80u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t640 < end_14 ? t640 : end_14;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t642 = end_14 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t642 < end_14 ? t642 : end_14;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t604 + t593;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t645 = first_query_3 + t619;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t645 + 1u;
            const u32 t647 = end_15 > t616 ? end_15 : t616;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t648 = t647 - t616;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t648 < t619 ? t648 : t619;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t650 = first_query_3 + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t651 = t650 + t619;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t651 + 1u;
            const u32 t653 = end_17 > t616 ? end_17 : t616;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t654 = t653 - t616;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t654 < t619 ? t654 : t619;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t656 = end_18 + 79u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t657 = t656 / 80u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t657 > 1u ? t657 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t659 = end_16 / 80u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t659 < end_19 ? t659 : end_19;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t661 = end_19 - whole_3;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_3 = t661 < end_19 ? t661 : end_19;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t663 = end_14 - end_19;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t664 = passed_2 + t663;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t665 = count_2 * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t666 = t665 + index_6;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t667 = t604 + t593;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t668 = t667 < t616;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t668) {
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
                for (u32 i_8 = passed_2; i_8 < t664; i_8 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t669 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t669) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t670 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t671 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t670 ? 0u : t671;
                    const u32 t673 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t673) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t674 = i_8 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t675 = t674 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t676 = t10 + t675;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t677 = i_8 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t678 = t677 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t676), "r"(t678) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t679 = i_8 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t680 = t679 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t681 = t680 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t682 = t10 + t681;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t683 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t683) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t682) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t684 = i_8 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t685 = t684 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t686 = t685 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t687 = t10 + t686;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t688 = i_8 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t689 = t688 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t687), "r"(t689) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t690 = i_8 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t691 = t690 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t692 = t691 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t693 = t10 + t692;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t694 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t694) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t693) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t695 = t666 % 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t696 = t695 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t697 = t696 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t698 = t10 + t697;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t699 = t666 / 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t700 = t699 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t698), "r"(t700) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t701 = t664 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t702 = t701 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t703 = t10 + t702;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t704 = t664 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t705 = t704 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t703), "r"(t705) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t706 = t666 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t707 = t706 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t708 = smem_1 + t707;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t709 = t664 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t710 = t709 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t711 = t8 + t710;
                const u32 t712 = t708 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t713 = t711 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t714 = t712 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t715 = (u64)t714;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t716 = t715 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t717 = t713 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t718 = (u64)t717;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t719 = t718 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t720 = t712 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t721 = (u64)t720;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t722 = t721 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t723 = t713 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t724 = (u64)t723;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t725 = t724 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t726 = t712 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t727 = (u64)t726;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t728 = t727 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t729 = t713 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t730 = (u64)t729;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t731 = t730 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t732 = t712 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t733 = (u64)t732;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t734 = t733 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t735 = t713 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t736 = (u64)t735;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t737 = t736 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t738 = t712 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t739 = (u64)t738;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t740 = t739 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t741 = t713 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t742 = (u64)t741;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t743 = t742 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t744 = t712 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t745 = (u64)t744;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t746 = t745 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t747 = t713 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t748 = (u64)t747;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t749 = t748 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t750 = t712 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t751 = (u64)t750;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t752 = t751 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t753 = t713 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t754 = (u64)t753;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t755 = t754 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t756 = t712 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t757 = (u64)t756;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t758 = t757 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t759 = t713 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t760 = (u64)t759;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t761 = t760 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t716), "l"(t719), "l"(t722), "l"(t725), "l"(t728), "l"(t731), "l"(t734), "l"(t737), "l"(t740), "l"(t743), "l"(t746), "l"(t749), "l"(t752), "l"(t755), "l"(t758), "l"(t761) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t762 = t664 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t763 = t762 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t764 = t763 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t765 = t10 + t764;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t766 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t766) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t765) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t767 = end_19 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t767 * 80u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t769 = t604 + t593;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t769 + t592;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t771 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t772 = t771 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t772;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t774 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t775 = first_query_4 + t774;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t776 = t775 + t619;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_20 = t776 + 1u;
                const u32 t778 = end_20 > t616 ? end_20 : t616;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t779 = t778 - t616;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_21 = t779 < t619 ? t779 : t619;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t781 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_22 = t781 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t784 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t784;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t786 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t786;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t788 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t788;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t790 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t790;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t792 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t792;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t794 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t794;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t796 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t796;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t798 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t798;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t800 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t800;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t802 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t802;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t804 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t804;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t806 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t806;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t808 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t808;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t810 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t810;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t812 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t812;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t814 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t814;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t816 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t816;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t818 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t818;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t820 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t820;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t822 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t822;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t823 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t824 = first_query_4 + t823;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t825 = t824 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t826 = t825 + t619;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t826 + 1u;
                const u32 t828 = end_23 > t616 ? end_23 : t616;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t829 = t828 - t616;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_24 = t829 < t619 ? t829 : t619;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t831 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_25 = t831 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t834 = visible_21 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t834;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 1u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t836 = visible_22 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t836;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t838 = visible_23 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t838;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 9u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t840 = visible_24 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t840;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 16u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t842 = visible_25 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t842;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 17u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t844 = visible_26 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t844;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 24u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t846 = visible_27 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t846;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 25u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t848 = visible_28 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t848;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 32u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t850 = visible_29 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t850;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 33u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t852 = visible_30 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t852;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 40u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t854 = visible_31 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t854;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 41u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t856 = visible_32 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t856;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 48u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t858 = visible_33 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t858;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 49u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t860 = visible_34 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t860;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 56u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t862 = visible_35 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t862;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 57u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t864 = visible_36 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t864;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 64u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t866 = visible_37 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t866;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 65u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t868 = visible_38 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t868;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 72u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t870 = visible_39 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t870;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 73u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t872 = visible_40 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t872;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t874;
                asm("max.f32 %0, %1, %2;" : "=f"(t874) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t875;
                asm("max.f32 %0, %1, %2;" : "=f"(t875) : "f"(t874), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t876;
                asm("max.f32 %0, %1, %2;" : "=f"(t876) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t877;
                asm("max.f32 %0, %1, %2;" : "=f"(t877) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t878;
                asm("max.f32 %0, %1, %2;" : "=f"(t878) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t879;
                asm("max.f32 %0, %1, %2;" : "=f"(t879) : "f"(t875), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t880;
                asm("max.f32 %0, %1, %2;" : "=f"(t880) : "f"(t876), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t881;
                asm("max.f32 %0, %1, %2;" : "=f"(t881) : "f"(t877), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t882;
                asm("max.f32 %0, %1, %2;" : "=f"(t882) : "f"(t878), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t883;
                asm("max.f32 %0, %1, %2;" : "=f"(t883) : "f"(t879), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t884;
                asm("max.f32 %0, %1, %2;" : "=f"(t884) : "f"(t880), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t885;
                asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(t881), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t886;
                asm("max.f32 %0, %1, %2;" : "=f"(t886) : "f"(t882), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t887;
                asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(t883), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t888;
                asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t884), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t889;
                asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(t885), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t890;
                asm("max.f32 %0, %1, %2;" : "=f"(t890) : "f"(t886), "f"(s_38));
                f32 t891;
                asm("max.f32 %0, %1, %2;" : "=f"(t891) : "f"(t887), "f"(t888));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t892;
                asm("max.f32 %0, %1, %2;" : "=f"(t892) : "f"(t889), "f"(t890));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t893;
                asm("max.f32 %0, %1, %2;" : "=f"(t893) : "f"(t891), "f"(t892));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t894;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t894) : "f"(t893));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t893), "f"(t894));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t896;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t896) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t896));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t899 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t899;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t901 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t902;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t902) : "f"(old), "f"(scale_log2), "f"(t901));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t902));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t904 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t905 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t905));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t907;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t907;
                const f32 t908 = t904 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t909 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t909));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t911;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t911;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t912 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t912));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t914;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t914;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t915 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t915));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t917;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t917) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t917;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t918 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t918));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t920;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t920) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t920;
                const f32 t921 = t908 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t922 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t922));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t924;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t924) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t924;
                const f32 t925 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t926 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t926));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t928;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t928) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t928;
                const f32 t929 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t930 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t930));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t932;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t932) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t932;
                const f32 t933 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t934 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t934));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t936;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t936;
                const f32 t937 = t921 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t938 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t938));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t940;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t940) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t940;
                const f32 t941 = t925 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t942 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t942));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t944;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t944) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t944;
                const f32 t945 = t929 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t946 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t946));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t948;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t948) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t948;
                const f32 t949 = t933 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t950 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t950));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t952;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t952;
                const f32 t953 = t937 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t954 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t954));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t956;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t956) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t956;
                const f32 t957 = t941 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t958 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t958));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t960;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t960;
                const f32 t961 = t945 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t962 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t962));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t964;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t964) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t964;
                const f32 t965 = t949 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t966 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t966));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t968;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t968) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t968;
                const f32 t969 = t953 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t970 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t970));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t972;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t972) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t972;
                const f32 t973 = t957 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t974 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t974));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t976;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t976) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t976;
                const f32 t977 = t961 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t978 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t978));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t980;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t980) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t980;
                const f32 t981 = t965 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t982 = t969 + t973;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t983 = t977 + t981;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t984 = t982 + t983;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t984;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t986;
                asm("max.f32 %0, %1, %2;" : "=f"(t986) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t987;
                asm("max.f32 %0, %1, %2;" : "=f"(t987) : "f"(t986), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t988;
                asm("max.f32 %0, %1, %2;" : "=f"(t988) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t989;
                asm("max.f32 %0, %1, %2;" : "=f"(t989) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t990;
                asm("max.f32 %0, %1, %2;" : "=f"(t990) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t991;
                asm("max.f32 %0, %1, %2;" : "=f"(t991) : "f"(t987), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t992;
                asm("max.f32 %0, %1, %2;" : "=f"(t992) : "f"(t988), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t993;
                asm("max.f32 %0, %1, %2;" : "=f"(t993) : "f"(t989), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t994;
                asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(t990), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t995;
                asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t991), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t996;
                asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t992), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t997;
                asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t993), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t998;
                asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t994), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t999;
                asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t995), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1000;
                asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t996), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1001;
                asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t997), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1002;
                asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t998), "f"(s_40));
                f32 t1003;
                asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t999), "f"(t1000));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1004;
                asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1001), "f"(t1002));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1005;
                asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1003), "f"(t1004));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1006;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1006) : "f"(t1005));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1005), "f"(t1006));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1008;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1008) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1008));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t1011 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t1011;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1013 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1014;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(old_2), "f"(scale_log2), "f"(t1013));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1014));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1016 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1017 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_3), "f"(scale_log2), "f"(t1017));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1019;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1019;
                const f32 t1020 = t1016 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1021 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_4), "f"(scale_log2), "f"(t1021));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1023;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1023;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1024 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_7), "f"(scale_log2), "f"(t1024));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1026;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1026) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1026;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1027 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_8), "f"(scale_log2), "f"(t1027));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1029;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1029;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1030 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_11), "f"(scale_log2), "f"(t1030));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1032;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1032;
                const f32 t1033 = t1020 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1034 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_12), "f"(scale_log2), "f"(t1034));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1036;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1036;
                const f32 t1037 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1038 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_15), "f"(scale_log2), "f"(t1038));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1040;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1040) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1040;
                const f32 t1041 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1042 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_16), "f"(scale_log2), "f"(t1042));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1044;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1044;
                const f32 t1045 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1046 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_19), "f"(scale_log2), "f"(t1046));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1048;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1048;
                const f32 t1049 = t1033 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1050 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_20), "f"(scale_log2), "f"(t1050));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1052;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1052) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1052;
                const f32 t1053 = t1037 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1054 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_23), "f"(scale_log2), "f"(t1054));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1056;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1056;
                const f32 t1057 = t1041 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1058 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_24), "f"(scale_log2), "f"(t1058));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1060;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1060;
                const f32 t1061 = t1045 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1062 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_27), "f"(scale_log2), "f"(t1062));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1064;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1064;
                const f32 t1065 = t1049 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1066 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_28), "f"(scale_log2), "f"(t1066));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1068;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1068;
                const f32 t1069 = t1053 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1070 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_31), "f"(scale_log2), "f"(t1070));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1072;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1072;
                const f32 t1073 = t1057 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1074 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_32), "f"(scale_log2), "f"(t1074));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1076;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1076;
                const f32 t1077 = t1061 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1078 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_35), "f"(scale_log2), "f"(t1078));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1080;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1080;
                const f32 t1081 = t1065 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1082 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_36), "f"(scale_log2), "f"(t1082));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1084;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1084;
                const f32 t1085 = t1069 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1086 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(scale_log2), "f"(t1086));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1088;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1088;
                const f32 t1089 = t1073 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1090 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(scale_log2), "f"(t1090));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1092;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1092;
                const f32 t1093 = t1077 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1094 = t1081 + t1085;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1095 = t1089 + t1093;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1096 = t1094 + t1095;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1096;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1097;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1097) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1098;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1098) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1099;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1099) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1100;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1100) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1101;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1102;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1102) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1103;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1103) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1104;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1104) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1105;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1106;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1106) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1107;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1108;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1109;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1110;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1111;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1112;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1113;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1114;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1115;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1116;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1097;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1098;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1099;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1100;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1101;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1102;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1103;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1104;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1105;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1106;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1107;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1108;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1109;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1110;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1111;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1112;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1113;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1114;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1115;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1116;
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
                    const u32 t1119 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1119) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1120 = t664 + i_9;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1121 = t1120 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1122 = t1121 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1123 = t10 + t1122;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1124 = t1120 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1125 = t1124 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1123), "r"(t1125) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1126 = t666 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1127 = t1126 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1128 = smem_1 + t1127;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1129 = t1120 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1130 = t1129 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1131 = t8 + t1130;
                    const u32 t1132 = t1128 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1133 = t1131 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1134 = t1132 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1135 = (u64)t1134;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1136 = t1135 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1137 = t1133 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1138 = (u64)t1137;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1139 = t1138 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1140 = t1132 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1141 = (u64)t1140;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1142 = t1141 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1143 = t1133 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1144 = (u64)t1143;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1145 = t1144 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1146 = t1132 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1147 = (u64)t1146;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1148 = t1147 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1149 = t1133 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1150 = (u64)t1149;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1151 = t1150 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1152 = t1132 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1153 = (u64)t1152;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1154 = t1153 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1155 = t1133 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1156 = (u64)t1155;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1157 = t1156 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1158 = t1132 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1159 = (u64)t1158;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1160 = t1159 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1161 = t1133 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1162 = (u64)t1161;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1163 = t1162 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1164 = t1132 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1165 = (u64)t1164;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1166 = t1165 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1167 = t1133 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1168 = (u64)t1167;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1169 = t1168 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1170 = t1132 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1171 = (u64)t1170;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1172 = t1171 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1173 = t1133 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1174 = (u64)t1173;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1175 = t1174 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1176 = t1132 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1177 = (u64)t1176;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1178 = t1177 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1179 = t1133 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1180 = (u64)t1179;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1181 = t1180 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t1136), "l"(t1139), "l"(t1142), "l"(t1145), "l"(t1148), "l"(t1151), "l"(t1154), "l"(t1157), "l"(t1160), "l"(t1163), "l"(t1166), "l"(t1169), "l"(t1172), "l"(t1175), "l"(t1178), "l"(t1181) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1182 = i_9 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1183 = t664 + t1182;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1184 = t1183 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1185 = t1184 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1186 = t1185 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1187 = t10 + t1186;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1188 = t1183 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1189 = t1188 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1187), "r"(t1189) : "memory");
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
                    const u32 t1190 = t1183 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1191 = t1190 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1192 = t9 + t1191;
                    const u32 t1193 = t1192 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1194 = t1193 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1195 = (u64)t1194;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1196 = t1195 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1197 = t1193 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1198 = (u64)t1197;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1199 = t1198 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1200 = t1193 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1201 = (u64)t1200;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1202 = t1201 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1203 = t1193 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1204 = (u64)t1203;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1205 = t1204 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1206 = t1193 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1207 = (u64)t1206;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1208 = t1207 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1196), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1199), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1202), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1205), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1208) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1209 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1210 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1209 ? 0u : t1210;
                    const u32 t1212 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1212) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1213 = t664 + i_9;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1214 = t1213 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1215 = t1214 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1216 = t1215 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1217 = t10 + t1216;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1218 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1218) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1217) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1219 = end_19 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1220 = t1219 - i_9;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1220 * 80u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1222 = t604 + t593;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_5 = t1222 + t592;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1224 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1225 = t1224 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1225;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1227 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1228 = first_query_5 + t1227;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1229 = t1228 + t619;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_26 = t1229 + 1u;
                    const u32 t1231 = end_26 > t616 ? end_26 : t616;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1232 = t1231 - t616;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_27 = t1232 < t619 ? t1232 : t619;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1234 = end_27 > column_2 ? end_27 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_28 = t1234 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1237 = visible_41 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1237;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 1u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1239 = visible_42 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1239;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1241 = visible_43 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1241;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 9u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1243 = visible_44 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1243;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 16u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1245 = visible_45 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1245;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 17u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1247 = visible_46 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1247;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 24u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1249 = visible_47 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1249;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 25u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1251 = visible_48 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1251;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 32u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1253 = visible_49 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1253;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 33u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1255 = visible_50 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1255;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 40u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1257 = visible_51 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1257;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 41u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1259 = visible_52 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1259;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 48u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1261 = visible_53 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1261;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 49u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1263 = visible_54 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1263;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 56u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1265 = visible_55 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1265;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 57u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1267 = visible_56 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1267;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 64u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1269 = visible_57 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1269;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 65u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1271 = visible_58 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1271;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 72u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1273 = visible_59 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1273;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 73u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1275 = visible_60 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1275;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1276 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1277 = first_query_5 + t1276;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1278 = t1277 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1279 = t1278 + t619;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t1279 + 1u;
                    const u32 t1281 = end_29 > t616 ? end_29 : t616;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1282 = t1281 - t616;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_30 = t1282 < t619 ? t1282 : t619;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1284 = end_30 > column_2 ? end_30 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_31 = t1284 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1287 = visible_61 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1287;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 1u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1289 = visible_62 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1289;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1291 = visible_63 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1291;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 9u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1293 = visible_64 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1293;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 16u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1295 = visible_65 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1295;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 17u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1297 = visible_66 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1297;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 24u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1299 = visible_67 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1299;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 25u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1301 = visible_68 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1301;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 32u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1303 = visible_69 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1303;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 33u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1305 = visible_70 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1305;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 40u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1307 = visible_71 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1307;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 41u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1309 = visible_72 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1309;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 48u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1311 = visible_73 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1311;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 49u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1313 = visible_74 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1313;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 56u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1315 = visible_75 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1315;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 57u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1317 = visible_76 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1317;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 64u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1319 = visible_77 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1319;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 65u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1321 = visible_78 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1321;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 72u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1323 = visible_79 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1323;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 73u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1325 = visible_80 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1325;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1326;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1326) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1327;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1327) : "f"(t1326), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1328;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1328) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1329;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1329) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1330;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1330) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1331;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1331) : "f"(t1327), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1332;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1332) : "f"(t1328), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1333;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1333) : "f"(t1329), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1334;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1334) : "f"(t1330), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1335;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1335) : "f"(t1331), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1336;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1336) : "f"(t1332), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1337;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1337) : "f"(t1333), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1338;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1338) : "f"(t1334), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1339;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1339) : "f"(t1335), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1340;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1340) : "f"(t1336), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1341;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1341) : "f"(t1337), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1342;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1342) : "f"(t1338), "f"(s_38));
                    f32 t1343;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1343) : "f"(t1339), "f"(t1340));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1344;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1344) : "f"(t1341), "f"(t1342));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1345;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1345) : "f"(t1343), "f"(t1344));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1346;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1346) : "f"(t1345));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1345), "f"(t1346));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1348;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1348) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1348));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1350;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1350) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1351;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1351) : "f"(t1350), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1352;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1352) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1353;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1353) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1354;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1354) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1355;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1355) : "f"(t1351), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1356;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1356) : "f"(t1352), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1357;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1357) : "f"(t1353), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1358;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1358) : "f"(t1354), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1359;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1359) : "f"(t1355), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1360;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1360) : "f"(t1356), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1361;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1361) : "f"(t1357), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1362;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1362) : "f"(t1358), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1363;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1363) : "f"(t1359), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1364;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1364) : "f"(t1360), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1365;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1365) : "f"(t1361), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1366;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1366) : "f"(t1362), "f"(s_40));
                    f32 t1367;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1367) : "f"(t1363), "f"(t1364));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1368;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1368) : "f"(t1365), "f"(t1366));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1369;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1369) : "f"(t1367), "f"(t1368));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1370;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1370) : "f"(t1369));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1369), "f"(t1370));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1372;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1372) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1372));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1374 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1375 = t1374 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1376 = 8.0f < t1375;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1377 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1378 = t1377 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1379 = 8.0f < t1378;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1380 = t1376 | t1379;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1380);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1385 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1385;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1387 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1388) : "f"(old_7), "f"(scale_log2), "f"(t1387));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1388));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1391 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1392 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s), "f"(scale_log2), "f"(t1392));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1394;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1394) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1394;
                    const f32 t1395 = t1391 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1396 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_2), "f"(scale_log2), "f"(t1396));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1398;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1398) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1398;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1399 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_5), "f"(scale_log2), "f"(t1399));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1401;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1401;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1402 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_6), "f"(scale_log2), "f"(t1402));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1404;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1404) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1404;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1405 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_9), "f"(scale_log2), "f"(t1405));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1407;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1407) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1407;
                    const f32 t1408 = t1395 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1409 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_10), "f"(scale_log2), "f"(t1409));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1411;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1411;
                    const f32 t1412 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1413 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_13), "f"(scale_log2), "f"(t1413));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1415;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1415) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1415;
                    const f32 t1416 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1417 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_14), "f"(scale_log2), "f"(t1417));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1419;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1419) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1419;
                    const f32 t1420 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1421 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1421));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1423;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1423) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1423;
                    const f32 t1424 = t1408 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1425 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1425));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1427;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1427;
                    const f32 t1428 = t1412 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1429 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_21), "f"(scale_log2), "f"(t1429));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1431;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1431;
                    const f32 t1432 = t1416 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1433 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_22), "f"(scale_log2), "f"(t1433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1435;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1435) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1435;
                    const f32 t1436 = t1420 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1437 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_25), "f"(scale_log2), "f"(t1437));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1439;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1439) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1439;
                    const f32 t1440 = t1424 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1441 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_26), "f"(scale_log2), "f"(t1441));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1443;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1443) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1443;
                    const f32 t1444 = t1428 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1445 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_29), "f"(scale_log2), "f"(t1445));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1447;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1447;
                    const f32 t1448 = t1432 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1449 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_30), "f"(scale_log2), "f"(t1449));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1451;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1451) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1451;
                    const f32 t1452 = t1436 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1453 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_33), "f"(scale_log2), "f"(t1453));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1455;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1455;
                    const f32 t1456 = t1440 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1457 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_34), "f"(scale_log2), "f"(t1457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1459;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1459;
                    const f32 t1460 = t1444 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1461 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_37), "f"(scale_log2), "f"(t1461));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1463;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1463) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1463;
                    const f32 t1464 = t1448 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1465 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_38), "f"(scale_log2), "f"(t1465));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1467;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1467;
                    const f32 t1468 = t1452 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1469 = t1456 + t1460;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1470 = t1464 + t1468;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1471 = t1469 + t1470;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1471;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1475 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1475;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1477 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1478;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1478) : "f"(old_8), "f"(scale_log2), "f"(t1477));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1478));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1481 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1482 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_3), "f"(scale_log2), "f"(t1482));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1484;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1484) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1484;
                    const f32 t1485 = t1481 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1486 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_4), "f"(scale_log2), "f"(t1486));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1488;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1488) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1488;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1489 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_7), "f"(scale_log2), "f"(t1489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1491;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1491;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1492 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_8), "f"(scale_log2), "f"(t1492));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1494;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1494) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1494;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1495 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_11), "f"(scale_log2), "f"(t1495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1497;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1497;
                    const f32 t1498 = t1485 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1499 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_12), "f"(scale_log2), "f"(t1499));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1501;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1501) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1501;
                    const f32 t1502 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1503 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_15), "f"(scale_log2), "f"(t1503));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1505;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1505) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1505;
                    const f32 t1506 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1507 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_16), "f"(scale_log2), "f"(t1507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1509;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1509;
                    const f32 t1510 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1511 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_19), "f"(scale_log2), "f"(t1511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1513;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1513;
                    const f32 t1514 = t1498 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1515 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_20), "f"(scale_log2), "f"(t1515));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1517;
                    const f32 t1518 = t1502 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1519 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_23), "f"(scale_log2), "f"(t1519));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1521;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1521;
                    const f32 t1522 = t1506 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1523 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_24), "f"(scale_log2), "f"(t1523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1525;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1525) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1525;
                    const f32 t1526 = t1510 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1527 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_27), "f"(scale_log2), "f"(t1527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1529;
                    const f32 t1530 = t1514 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1531 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_28), "f"(scale_log2), "f"(t1531));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1533;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1533;
                    const f32 t1534 = t1518 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1535 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_31), "f"(scale_log2), "f"(t1535));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1537;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1537;
                    const f32 t1538 = t1522 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1539 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_32), "f"(scale_log2), "f"(t1539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1541;
                    const f32 t1542 = t1526 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1543 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_35), "f"(scale_log2), "f"(t1543));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1545;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1545) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1545;
                    const f32 t1546 = t1530 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1547 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_36), "f"(scale_log2), "f"(t1547));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1549;
                    const f32 t1550 = t1534 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1551 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_39), "f"(scale_log2), "f"(t1551));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1553;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1553;
                    const f32 t1554 = t1538 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1555 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_40), "f"(scale_log2), "f"(t1555));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1557;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1557;
                    const f32 t1558 = t1542 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1559 = t1546 + t1550;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1560 = t1554 + t1558;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1561 = t1559 + t1560;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1561;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1562 = i_9 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1563 = t664 + t1562;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1564 = t1563 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1565 = t1564 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1566 = t1565 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1567 = t10 + t1566;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1568 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1568) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1567) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1569 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1569;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1570 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1570;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1571 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1571;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1572 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1572;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1573 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1573;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1574 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1574;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1575 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1575;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1576 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1576;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1577 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1578 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1579 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1580 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1581 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1582 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1583 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1584 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1585 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1586 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1587 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1588 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1589 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1590 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1591 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1592 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1593 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1594 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1595 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1596 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1597 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1598 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1599 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1600 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1601 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1602 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1603 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1604 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1605 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1606 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1607 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1608 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1609 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1610 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1611 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1612 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1613 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1614 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1615 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1616 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1617 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1618 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1619 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1620 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1621 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1622 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1623 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1624 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1625 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1626 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1627 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1628 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1629 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1630 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1631 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1632 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1632;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1633;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1633) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1634;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1634) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1635;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1636;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1637;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1637) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1638;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1639;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1639) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1640;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1640) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1641;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1642;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1643;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1644;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1645;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1645) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1646;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1647;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1647) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1648;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1649;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1650;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1651;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1652;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1633;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1634;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1635;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1636;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1637;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1638;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1639;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1640;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1641;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1642;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1643;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1644;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1645;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1646;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1647;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1648;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1649;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1650;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1651;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1652;
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_10 = masked_right_4; i_10 < end_19; i_10 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1653 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1653) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1654 = t664 + i_10;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1655 = t1654 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1656 = t1655 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1657 = t10 + t1656;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1658 = t1654 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1659 = t1658 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1657), "r"(t1659) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1660 = t666 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1661 = t1660 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1662 = smem_1 + t1661;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1663 = t1654 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1664 = t1663 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1665 = t8 + t1664;
                    const u32 t1666 = t1662 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1667 = t1665 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1668 = t1666 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1669 = (u64)t1668;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1670 = t1669 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1671 = t1667 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1672 = (u64)t1671;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1673 = t1672 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1674 = t1666 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1675 = (u64)t1674;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1676 = t1675 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1677 = t1667 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1678 = (u64)t1677;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1679 = t1678 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1680 = t1666 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1681 = (u64)t1680;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1682 = t1681 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1683 = t1667 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1684 = (u64)t1683;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1685 = t1684 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1686 = t1666 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1687 = (u64)t1686;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1688 = t1687 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1689 = t1667 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1690 = (u64)t1689;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1691 = t1690 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1692 = t1666 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1693 = (u64)t1692;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1694 = t1693 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1695 = t1667 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1696 = (u64)t1695;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1697 = t1696 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1698 = t1666 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1699 = (u64)t1698;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1700 = t1699 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1701 = t1667 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1702 = (u64)t1701;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1703 = t1702 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1704 = t1666 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1705 = (u64)t1704;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1706 = t1705 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1707 = t1667 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1708 = (u64)t1707;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1709 = t1708 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1710 = t1666 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1711 = (u64)t1710;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1712 = t1711 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1713 = t1667 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1714 = (u64)t1713;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1715 = t1714 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t1670), "l"(t1673), "l"(t1676), "l"(t1679), "l"(t1682), "l"(t1685), "l"(t1688), "l"(t1691), "l"(t1694), "l"(t1697), "l"(t1700), "l"(t1703), "l"(t1706), "l"(t1709), "l"(t1712), "l"(t1715) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1716 = i_10 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1717 = t664 + t1716;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1718 = t1717 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1719 = t1718 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1720 = t1719 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1721 = t10 + t1720;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1722 = t1717 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1723 = t1722 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1721), "r"(t1723) : "memory");
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
                    const u32 t1724 = t1717 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1725 = t1724 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1726 = t9 + t1725;
                    const u32 t1727 = t1726 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1728 = t1727 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1729 = (u64)t1728;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1730 = t1729 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1731 = t1727 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1732 = (u64)t1731;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1733 = t1732 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1734 = t1727 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1735 = (u64)t1734;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1736 = t1735 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1737 = t1727 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1738 = (u64)t1737;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1739 = t1738 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1740 = t1727 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1741 = (u64)t1740;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1742 = t1741 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1730), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1733), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1736), "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1739), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1742) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1743 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1744 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t1743 ? 0u : t1744;
                    const u32 t1746 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1746) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1747 = t664 + i_10;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1748 = t1747 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1749 = t1748 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1750 = t1749 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1751 = t10 + t1750;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1752 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1752) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1751) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1753;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1753) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1754;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1754) : "f"(t1753), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1755;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1755) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1756;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1756) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1757;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1757) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1758;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1758) : "f"(t1754), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1759;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1759) : "f"(t1755), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1760;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1760) : "f"(t1756), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1761;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1761) : "f"(t1757), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1762;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1762) : "f"(t1758), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1763;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1763) : "f"(t1759), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1764;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1764) : "f"(t1760), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1765;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1765) : "f"(t1761), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1766;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1766) : "f"(t1762), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1767;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1767) : "f"(t1763), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1768;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1768) : "f"(t1764), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1769;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1769) : "f"(t1765), "f"(s_38));
                    f32 t1770;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1770) : "f"(t1766), "f"(t1767));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1771;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1771) : "f"(t1768), "f"(t1769));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1772;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(t1770), "f"(t1771));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1773;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1773) : "f"(t1772));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1772), "f"(t1773));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1775;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1775) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1775));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1777;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1777) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1778;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(t1777), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1779;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1780;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1781;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1781) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1782;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(t1778), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1783;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(t1779), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1784;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1780), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1785;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(t1781), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1786;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1782), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1787;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(t1783), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1788;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1784), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1789;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1785), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1790;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1786), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1791;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1787), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1792;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1788), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1793;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1789), "f"(s_40));
                    f32 t1794;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1790), "f"(t1791));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1795;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1792), "f"(t1793));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1796;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1794), "f"(t1795));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1797;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1797) : "f"(t1796));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1796), "f"(t1797));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1799;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1799) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1799));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1801 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1802 = t1801 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1803 = 8.0f < t1802;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1804 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1805 = t1804 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1806 = 8.0f < t1805;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1807 = t1803 | t1806;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t1807);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t1812 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t1812;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1814 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1815;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1815) : "f"(old_13), "f"(scale_log2), "f"(t1814));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1815));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1818 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1819 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s), "f"(scale_log2), "f"(t1819));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1821;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1821) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1821;
                    const f32 t1822 = t1818 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1823 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_2), "f"(scale_log2), "f"(t1823));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1825;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1825;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1826 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_5), "f"(scale_log2), "f"(t1826));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1828;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1828;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1829 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_6), "f"(scale_log2), "f"(t1829));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1831;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1831) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1831;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1832 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_9), "f"(scale_log2), "f"(t1832));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1834;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1834) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1834;
                    const f32 t1835 = t1822 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1836 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_10), "f"(scale_log2), "f"(t1836));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1838;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1838) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1838;
                    const f32 t1839 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1840 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_13), "f"(scale_log2), "f"(t1840));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1842;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1842;
                    const f32 t1843 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1844 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_14), "f"(scale_log2), "f"(t1844));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1846;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1846) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1846;
                    const f32 t1847 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1848 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_17), "f"(scale_log2), "f"(t1848));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1850;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1850) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1850;
                    const f32 t1851 = t1835 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1852 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_18), "f"(scale_log2), "f"(t1852));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1854;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1854;
                    const f32 t1855 = t1839 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1856 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_21), "f"(scale_log2), "f"(t1856));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1858;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1858) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1858;
                    const f32 t1859 = t1843 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1860 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_22), "f"(scale_log2), "f"(t1860));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1862;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1862) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1862;
                    const f32 t1863 = t1847 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1864 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_25), "f"(scale_log2), "f"(t1864));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1866;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1866) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1866;
                    const f32 t1867 = t1851 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1868 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_26), "f"(scale_log2), "f"(t1868));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1870;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1870;
                    const f32 t1871 = t1855 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1872 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_29), "f"(scale_log2), "f"(t1872));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1874;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1874) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1874;
                    const f32 t1875 = t1859 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1876 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_30), "f"(scale_log2), "f"(t1876));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1878;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1878) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1878;
                    const f32 t1879 = t1863 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1880 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(scale_log2), "f"(t1880));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1882;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1882) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1882;
                    const f32 t1883 = t1867 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1884 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(scale_log2), "f"(t1884));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1886;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1886) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1886;
                    const f32 t1887 = t1871 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1888 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_37), "f"(scale_log2), "f"(t1888));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1890;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1890) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1890;
                    const f32 t1891 = t1875 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1892 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_38), "f"(scale_log2), "f"(t1892));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1894;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1894) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1894;
                    const f32 t1895 = t1879 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1896 = t1883 + t1887;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1897 = t1891 + t1895;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1898 = t1896 + t1897;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1898;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t1902 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t1902;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1904 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1905;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1905) : "f"(old_14), "f"(scale_log2), "f"(t1904));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1905));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1908 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1909 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_3), "f"(scale_log2), "f"(t1909));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1911;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1911) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1911;
                    const f32 t1912 = t1908 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1913 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_4), "f"(scale_log2), "f"(t1913));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1915;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1915) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1915;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1916 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_7), "f"(scale_log2), "f"(t1916));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1918;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1918) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1918;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1919 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_8), "f"(scale_log2), "f"(t1919));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1921;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1921;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1922 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_11), "f"(scale_log2), "f"(t1922));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1924;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1924) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1924;
                    const f32 t1925 = t1912 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1926 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_12), "f"(scale_log2), "f"(t1926));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1928;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1928) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1928;
                    const f32 t1929 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1930 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_15), "f"(scale_log2), "f"(t1930));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1932;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1932) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1932;
                    const f32 t1933 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1934 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_16), "f"(scale_log2), "f"(t1934));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1936;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1936) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1936;
                    const f32 t1937 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1938 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_19), "f"(scale_log2), "f"(t1938));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1940;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1940) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1940;
                    const f32 t1941 = t1925 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1942 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_20), "f"(scale_log2), "f"(t1942));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1944;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1944) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1944;
                    const f32 t1945 = t1929 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1946 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_23), "f"(scale_log2), "f"(t1946));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1948;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1948) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1948;
                    const f32 t1949 = t1933 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1950 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_24), "f"(scale_log2), "f"(t1950));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1952;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1952) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1952;
                    const f32 t1953 = t1937 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1954 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_27), "f"(scale_log2), "f"(t1954));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1956;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1956) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1956;
                    const f32 t1957 = t1941 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1958 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_28), "f"(scale_log2), "f"(t1958));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1960;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1960) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1960;
                    const f32 t1961 = t1945 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1962 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_31), "f"(scale_log2), "f"(t1962));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1964;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1964) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1964;
                    const f32 t1965 = t1949 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1966 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_32), "f"(scale_log2), "f"(t1966));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1968;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1968) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1968;
                    const f32 t1969 = t1953 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1970 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_35), "f"(scale_log2), "f"(t1970));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1972;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1972) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1972;
                    const f32 t1973 = t1957 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1974 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_36), "f"(scale_log2), "f"(t1974));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1976;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1976) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1976;
                    const f32 t1977 = t1961 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1978 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_39), "f"(scale_log2), "f"(t1978));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1980;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1980) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1980;
                    const f32 t1981 = t1965 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1982 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_40), "f"(scale_log2), "f"(t1982));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1984;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1984) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1984;
                    const f32 t1985 = t1969 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1986 = t1973 + t1977;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1987 = t1981 + t1985;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1988 = t1986 + t1987;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1988;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1989 = i_10 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1990 = t664 + t1989;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1991 = t1990 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1992 = t1991 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1993 = t1992 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1994 = t10 + t1993;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1995 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1995) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1994) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1996 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1997 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1998 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1999 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2000 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2001 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2002 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2003 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2004 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2005 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2006 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2007 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2008 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2009 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2010 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2011 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2012 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2013 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2014 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2015 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2016 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2017 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2018 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2019 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2020 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2021 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2022 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2023 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2024 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2025 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2026 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2027 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2028 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2029 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2030 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2031 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2032 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2033 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2034 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2035 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2036 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2037 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2038 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2039 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2040 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2041 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2042 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2043 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2044 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2045 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2046 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2047 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2048 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2048;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2049 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2049;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2050 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2050;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2051 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2051;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2052 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2052;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2053 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2053;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2054 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2054;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2055 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2055;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2056 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2056;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2057 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2057;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2058 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2058;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2059 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2059;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2060;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2060) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2061;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2061) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2062;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2062) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2063;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2063) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2064;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2064) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2065;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2065) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2066;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2066) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2067;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2067) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2068;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2068) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2069;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2069) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2070;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2070) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2071;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2071) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2072;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2072) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2073;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2073) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2074;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2074) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2075;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2075) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2076;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2076) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2077;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2077) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2078;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2078) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2079;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2079) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2060;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2061;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2062;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2063;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2064;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2065;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2066;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2067;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2068;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2069;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2070;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2071;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2072;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2073;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2074;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2075;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2076;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2077;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2078;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2079;
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2080 = end_19 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2081 = t664 + t2080;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2082 = t2081 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2083 = t2082 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2084 = t2083 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2085 = t10 + t2084;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2086 = t2081 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2087 = t2086 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2085), "r"(t2087) : "memory");
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
                const u32 t2088 = t2081 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2089 = t2088 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2090 = t9 + t2089;
                const u32 t2091 = t2090 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2092 = t2091 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2093 = (u64)t2092;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2094 = t2093 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2095 = t2091 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2096 = (u64)t2095;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2097 = t2096 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2098 = t2091 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2099 = (u64)t2098;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2100 = t2099 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2101 = t2091 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2102 = (u64)t2101;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2103 = t2102 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2104 = t2091 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2105 = (u64)t2104;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2106 = t2105 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2094), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2097), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2100), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2103), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2106) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2107 = end_19 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2108 = t664 + t2107;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2109 = t2108 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2110 = t2109 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2111 = t2110 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2112 = t10 + t2111;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2113 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2113) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2112) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_14;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2115 = t664 + end_19;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_11 = t2115; i_11 < through; i_11 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2116 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2116) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2117 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2118 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t2117 ? 0u : t2118;
                    const u32 t2120 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2120) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2121 = i_11 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2122 = t2121 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2123 = t10 + t2122;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2124 = i_11 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2125 = t2124 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2123), "r"(t2125) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2126 = i_11 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2127 = t2126 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2128 = t2127 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2129 = t10 + t2128;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2130 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2130) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2129) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2131 = i_11 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2132 = t2131 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2133 = t2132 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2134 = t10 + t2133;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2135 = i_11 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2136 = t2135 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2134), "r"(t2136) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2137 = i_11 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2138 = t2137 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2139 = t2138 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2140 = t10 + t2139;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2141 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2141) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2140) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2142;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2142) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t2142;
                f32 t2144;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2144) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2145 = pair_7 + t2144;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2145;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2146;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2146) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t2146;
                f32 t2148;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2148) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2149 = pair_8 + t2148;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2149;
#line 343 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2150 = sum == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
                f32 t2151;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2151) : "f"(sum));
#line 344 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2150 ? 0.0f : t2151;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2153 = acc * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc = t2153;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2154 = acc_2 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2154;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2155 = acc_5 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2155;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2156 = acc_6 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2156;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2157 = acc_9 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2157;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2158 = acc_10 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2158;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2159 = acc_13 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2159;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2160 = acc_14 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2160;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2161 = acc_17 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2161;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2162 = acc_18 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2162;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2163 = acc_21 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2163;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2164 = acc_22 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2164;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2165 = acc_25 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2165;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2166 = acc_26 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2166;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2167 = acc_29 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2167;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2168 = acc_30 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2168;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2169 = acc_33 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2169;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2170 = acc_34 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2170;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2171 = acc_37 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2171;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2172 = acc_38 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2172;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2173 = acc_41 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2173;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2174 = acc_42 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2174;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2175 = acc_45 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2175;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2176 = acc_46 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2176;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2177 = acc_49 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2177;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2178 = acc_50 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2178;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2179 = acc_53 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2179;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2180 = acc_54 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2180;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2181 = acc_57 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2181;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2182 = acc_58 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2182;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2183 = acc_61 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2183;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2184 = acc_62 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2184;
#line 343 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2185 = sum_2 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
                f32 t2186;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2186) : "f"(sum_2));
#line 344 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2185 ? 0.0f : t2186;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2188 = acc_3 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2188;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2189 = acc_4 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2189;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2190 = acc_7 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2190;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2191 = acc_8 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2191;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2192 = acc_11 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2192;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2193 = acc_12 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2193;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2194 = acc_15 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2194;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2195 = acc_16 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2195;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2196 = acc_19 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2196;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2197 = acc_20 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2197;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2198 = acc_23 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2198;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2199 = acc_24 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2199;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2200 = acc_27 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2200;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2201 = acc_28 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2201;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2202 = acc_31 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2202;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2203 = acc_32 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2203;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2204 = acc_35 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2204;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2205 = acc_36 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2205;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2206 = acc_39 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2206;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2207 = acc_40 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2207;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2208 = acc_43 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2208;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2209 = acc_44 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2209;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2210 = acc_47 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2210;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2211 = acc_48 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2211;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2212 = acc_51 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2212;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2213 = acc_52 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2213;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2214 = acc_55 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2214;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2215 = acc_56 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2215;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2216 = acc_59 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2216;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2217 = acc_60 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2217;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2218 = acc_63 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2218;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t2219 = acc_64 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2219;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2220 = index_6 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2220) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2221 = t666 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2222 = t2221 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2223 = smem_1 + t2222;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2224 = t2223 + 8192u;
                u32 t2225;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2225) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2226;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2226) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2227;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2227) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2228;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2228) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2229;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2229) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2230;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2231;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2231) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2232;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2232) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2233;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2233) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2234;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2235;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2235) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2236;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2237;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2238;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2239;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2240;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2241;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2242;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2243;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2244;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2245;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2245) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2246;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2246) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2247;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2247) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2248;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2248) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2249;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2249) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2250;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2251;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2252;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2253;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2254;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2255;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2256;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2257 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2258 = t592 + t2257;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2259 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2260 = t2258 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2261 = t2259 ^ t2260;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2262 = t2258 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2263 = t2261 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2264 = t2262 + t2263;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2265 = t2223 + t2264;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2265), "r"(t2225), "r"(t2226), "r"(t2227), "r"(t2228) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2266 = t2264 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2267 = t2223 + t2266;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2267), "r"(t2229), "r"(t2230), "r"(t2231), "r"(t2232) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2268 = t2264 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2269 = t2223 + t2268;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2269), "r"(t2233), "r"(t2234), "r"(t2235), "r"(t2236) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2270 = t2264 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2271 = t2223 + t2270;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2271), "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2272 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2273 = t592 + t2272;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2274 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2275 = t2273 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2276 = t2274 ^ t2275;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2277 = t2273 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2278 = t2276 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2279 = t2277 + t2278;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2280 = t2224 + t2279;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2280), "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2281 = t2279 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2282 = t2224 + t2281;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2282), "r"(t2245), "r"(t2246), "r"(t2247), "r"(t2248) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2283 = t2279 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2284 = t2224 + t2283;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2284), "r"(t2249), "r"(t2250), "r"(t2251), "r"(t2252) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2285 = t2279 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2286 = t2224 + t2285;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2286), "r"(t2253), "r"(t2254), "r"(t2255), "r"(t2256) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2287 = t604 + t593;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t2287 + t592;
                const bool t2289 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2289) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2290 = 1073741824u - t616;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2291 = t2290 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2292 = t610 + t616;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2293 = t592 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2294 = t2223 + t2293;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2294), "l"(o), "r"(0u), "r"(index_7), "r"(t2291), "r"(t2292), "r"(1073741824u) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2295 = t2223 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2296 = t592 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2297 = t2295 + t2296;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2297), "l"(o), "r"(64u), "r"(index_7), "r"(t2291), "r"(t2292), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t2298 = t666 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2299 = t2298 + 14u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2300 = t2299 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2301 = t10 + t2300;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2301) : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2302 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2303 = t2302 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2304 = lse + t2303;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2305 = (u64)index_7;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2306 = t2305 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2307 = t2306 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2308 = t2304 + t2307;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2309 = (u64)t610;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2310 = t2309 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2311 = t2310 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2312 = t2308 + t2311;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2313 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2314 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2315 = t2314 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2315) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2316 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2316;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t616;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2319 = (u64)row * t2313;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2320 = t2319 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2321 = t2312 + t2320;
#line 320 "fa-kernels/src/attention/softmax.rs"
                        f32 t2322;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2322) : "f"(row_sum));
#line 320 "fa-kernels/src/attention/softmax.rs"
                        f32 t2323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(row_max), "f"(scale_log2), "f"(t2322));
#line 320 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2323 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                        const bool t2325 = row_sum == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2326 = t2325 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2321), "f"(t2326) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2327 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2328 = first_row + t2327;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2328 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t616;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2331 = (u64)row_2 * t2313;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2332 = t2331 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2333 = t2312 + t2332;
#line 320 "fa-kernels/src/attention/softmax.rs"
                        f32 t2334;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2334) : "f"(row_sum_2));
#line 320 "fa-kernels/src/attention/softmax.rs"
                        f32 t2335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2335) : "f"(row_max_2), "f"(scale_log2), "f"(t2334));
#line 320 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2335 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                        const bool t2337 = row_sum_2 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2338 = t2337 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2333), "f"(t2338) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t666 % 6u;
                const u32 t2340 = queries_3 + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2341 = t2340 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2342 = t10 + t2341;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2343 = t666 / 6u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2344 = t2343 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2342), "r"(t2344) : "memory");
                const u32 t2345 = queries_3 + 14u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2346 = t2345 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2347 = t10 + t2346;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2348 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2348) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2347) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2349 = end_14 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_4 = passed_2 + t2349;
                #pragma unroll 1
                for (u32 i_12 = passed_2; i_12 < last_4; i_12 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2351 = i_12 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2352 = t2351 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2353 = t10 + t2352;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2354 = i_12 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2355 = t2354 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2353), "r"(t2355) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2356 = i_12 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2357 = t2356 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2358 = t2357 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2359 = t10 + t2358;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2360 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2360) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2359) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2361 = i_12 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2362 = t2361 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2363 = t2362 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2364 = t10 + t2363;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2365 = i_12 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2366 = t2365 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2364), "r"(t2366) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2367 = i_12 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2368 = t2367 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2369 = t2368 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2370 = t10 + t2369;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2371 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2371) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2370) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2372 = index_6 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2372) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2373 = index_6 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2374 = index_6 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_7 = t2373 ? 0u : t2374;
                    const u32 t2376 = next_7 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2376) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2377 = last_4 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2378 = t2377 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2379 = t10 + t2378;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2380 = last_4 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2381 = t2380 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2379), "r"(t2381) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2382 = last_4 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2383 = t2382 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2384 = t2383 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2385 = t10 + t2384;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2386 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2386) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2385) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2387 = last_4 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2388 = t2387 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2389 = t2388 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2390 = t10 + t2389;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2391 = last_4 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2392 = t2391 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2390), "r"(t2392) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2393 = last_4 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2394 = t2393 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2395 = t2394 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2396 = t10 + t2395;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2397 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2397) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2396) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2398 = passed_2 + end_14;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2398;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2399 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t2399;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2400 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t2400) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2401 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2402;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2402) : "r"(t2401) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2403;
            asm("mov.b32 %0, %1;" : "=r"(t2403) : "f"(t2402));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2404;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2404) : "r"(t2403));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_7 = t2404;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2406 = index_6 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2406) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2407 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2407) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
