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
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
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
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 96u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 104u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t27 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t28) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t29 = t10 + 128u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t30 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t30) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t31 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t31) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t32 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t32) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t33 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t34;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t34) : "r"(t33) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t35;
            asm("mov.b32 %0, %1;" : "=r"(t35) : "f"(t34));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t36;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t36) : "r"(t35));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t36;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t37 = index != 4294967295u;
                if (!t37) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t39;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t39) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t40;
                asm("mov.b32 %0, %1;" : "=r"(t40) : "f"(t39));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t41;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t41) : "r"(t40));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t42;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t42) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t43;
                asm("mov.b32 %0, %1;" : "=r"(t43) : "f"(t42));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t44;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t44) : "r"(t43));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t45;
                asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t45) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t46;
                asm("mov.b32 %0, %1;" : "=r"(t46) : "f"(t45));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t47;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t47) : "r"(t46));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t48;
                asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t48) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t49;
                asm("mov.b32 %0, %1;" : "=r"(t49) : "f"(t48));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t50;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t50) : "r"(t49));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t51;
                asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t51) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t52;
                asm("mov.b32 %0, %1;" : "=r"(t52) : "f"(t51));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t53;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t53) : "r"(t52));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t54;
                asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t54) : "r"(from) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t55;
                asm("mov.b32 %0, %1;" : "=r"(t55) : "f"(t54));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t56;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t56) : "r"(t55));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t57;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t57) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t58 = t57 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t58) {
                    const u32 t59 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t59) : "memory");
                }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t60 = t41 + t56;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t60 + 1u;
                const u32 t62 = end > t53 ? end : t53;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t63 = t62 - t53;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t63 < t56 ? t63 : t56;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t65 = t41 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t66 = t65 + t56;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t66 + 1u;
                const u32 t68 = end_3 > t53 ? end_3 : t53;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t69 = t68 - t53;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t69 < t56 ? t69 : t56;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t71 = end_4 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t72 = t71 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t72 > 1u ? t72 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t74 = end_2 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t75 = t74 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 seen = t75 < end_5 ? t75 : end_5;
                const u32 t77 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t78 = t77 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t78 < end_5 ? t78 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t80 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t81 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t81 & 3u;
                const u32 t83 = slot + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t84 = t83 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = t10 + t84;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t86 = t81 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = t86 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t87 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t88) : "memory");
                const u32 t89 = slot + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t89 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t10 + t90;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t92 = slot << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t93 = smem_1 + t92;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t94;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t94) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t95 = t94 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t95) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t91) : "memory");
                    const u32 t96 = 1073741824u - t53;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t97 = t96 + t41;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t98 = t47 + t53;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t93), "l"(q), "r"(t91), "r"(0u), "r"(index), "r"(t97), "r"(t98), "r"(1073741824u) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t99 = t93 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t99), "l"(q), "r"(t91), "r"(64u), "r"(index), "r"(t97), "r"(t98), "r"(1073741824u) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t100 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t101 = t100 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t101 & 3u;
                const u32 t103 = slot_2 + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t103 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t10 + t104;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t101 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t106 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t107 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t105), "r"(t108) : "memory");
                const u32 t109 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t109 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t10 + t110;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t41 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t113 = slot_2 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t114 = smem_1 + t113;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t115;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t115) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t116 = t115 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t116) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t111) : "memory");
                    const u32 t117 = 1073741824u - t53;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t118 = t117 + t112;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t119 = t47 + t53;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t114), "l"(q), "r"(t111), "r"(0u), "r"(index), "r"(t118), "r"(t119), "r"(1073741824u) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t120 = t114 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t120), "l"(q), "r"(t111), "r"(64u), "r"(index), "r"(t118), "r"(t119), "r"(1073741824u) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t122 = slot_3 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t10 + t122;
                const u32 t124 = slot_3 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = t124 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t10 + t125;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t127 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t128 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t126), "r"(t129) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t130 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t131 = t130 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = slot_3 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t8 + t132;
                u32 t134;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t134) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t135 = t134 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t135) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t123) : "memory");
                    const u32 t136 = 1073741824u - t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t137 = t136 + t131;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t138 = t50 + t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t133), "l"(k), "r"(t123), "r"(0u), "r"(t80), "r"(t137), "r"(t138), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t139 = t133 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t139), "l"(k), "r"(t123), "r"(64u), "r"(t80), "r"(t137), "r"(t138), "r"(1073741824u) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t141 = slot_4 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t141 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t10 + t142;
                const u32 t144 = slot_4 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t144 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t10 + t145;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = t147 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t148 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t146), "r"(t149) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t150 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t151 = t150 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = slot_4 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t9 + t152;
                u32 t154;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t154) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t155 = t154 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t155) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t143) : "memory");
                    const u32 t156 = 1073741824u - t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = t156 + t151;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t50 + t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t153), "l"(v), "r"(t143), "r"(0u), "r"(t80), "r"(t157), "r"(t158), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t153 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t159), "l"(v), "r"(t143), "r"(64u), "r"(t80), "r"(t157), "r"(t158), "r"(1073741824u) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t160 & 1u;
                    const u32 t162 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t10 + t162;
                    const u32 t164 = slot_5 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t164 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t10 + t165;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t160 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t167 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t168 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t166), "r"(t169) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t170 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t171 = t170 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t172 = t171 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = slot_5 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = t8 + t173;
                    u32 t175;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t175) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t176 = t175 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t176) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t163) : "memory");
                        const u32 t177 = 1073741824u - t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t178 = t177 + t172;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t179 = t50 + t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t174), "l"(k), "r"(t163), "r"(0u), "r"(t80), "r"(t178), "r"(t179), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t180 = t174 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t180), "l"(k), "r"(t163), "r"(64u), "r"(t80), "r"(t178), "r"(t179), "r"(1073741824u) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t181 & 1u;
                    const u32 t183 = slot_6 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t184 = t183 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t185 = t10 + t184;
                    const u32 t186 = slot_6 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = t186 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = t10 + t187;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t181 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t190 = t189 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = t190 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t188), "r"(t191) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t192 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t193 = t192 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t194 = t193 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t195 = slot_6 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t196 = t9 + t195;
                    u32 t197;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t197) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t198 = t197 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t198) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t185) : "memory");
                        const u32 t199 = 1073741824u - t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t200 = t199 + t194;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t201 = t50 + t56;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t196), "l"(v), "r"(t185), "r"(0u), "r"(t80), "r"(t200), "r"(t201), "r"(1073741824u) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t202 = t196 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t202), "l"(v), "r"(t185), "r"(64u), "r"(t80), "r"(t200), "r"(t201), "r"(1073741824u) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = passed + end_5;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t203;
                const u32 t204 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t204;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t205 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t205) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t206 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t207;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t207) : "r"(t206) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t208;
                asm("mov.b32 %0, %1;" : "=r"(t208) : "f"(t207));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t209;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t209) : "r"(t208));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t209;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t211 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t211) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < batch; i_2 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_2 + lane;
                const u32 t213 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t214 = batch_2 < t213 ? batch_2 : t213;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t214 + 1u;
                const u64 t216 = (u64)t214;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t217 = t216 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t218 = t217 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t219 = cu_seqlens_q + t218;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t219) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t221 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t222 = t221 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t223 = t222 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t224 = cu_seqlens_q + t223;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                u32 t225;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t225) : "l"(t224) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u32 queries = t225 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t227 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t228 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t229 = t227 & t228;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t229 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t231 = (u64)t214;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t232 = t231 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t233 = t232 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t234 = cu_seqlens_k + t233;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                u32 first;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t234) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t236 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t237 = t236 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t238 = t237 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t239 = cu_seqlens_k + t238;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                u32 t240;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t240) : "l"(t239) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_k_2 = t240 - first;
#line 91 "fa-kernels/src/attention/options/cache.rs"
                const bool as_queries = added_k == 4294967295u;
                const u32 added = as_queries ? seq_q_2 : added_k;
                const u64 t244 = (u64)t214;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t245 = t244 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t246 = t245 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u64 t247 = seqused_k + t246;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                u32 t248;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t248) : "l"(t247) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
                const u32 used = (int)t248 > (int)0u ? t248 : 0u;
                const u32 used_2 = used < seq_k_2 ? used : seq_k_2;
                const u32 t251 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
                const u32 t252 = t251 < seq_k_2 ? t251 : seq_k_2;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t253 = seq_q_2 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t253 >> 7u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t255 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t256 = t255 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t257 = count + t256;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t257;
            }
            f32 t258;
            asm("mov.b32 %0, %1;" : "=f"(t258) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t259;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t259) : "f"(t258));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t260;
            asm("mov.b32 %0, %1;" : "=r"(t260) : "f"(t259));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t261 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t262 = t261 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t263 = t262 ? t260 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t264 = count + t263;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t265 = count + t260;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t266;
            asm("mov.b32 %0, %1;" : "=f"(t266) : "r"(t265));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t267;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t267) : "f"(t266));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t268;
            asm("mov.b32 %0, %1;" : "=r"(t268) : "f"(t267));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t269 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t270 = t269 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t271 = t270 ? t268 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t272 = t264 + t271;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t273 = t265 + t268;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t274;
            asm("mov.b32 %0, %1;" : "=f"(t274) : "r"(t273));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t275;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t275) : "f"(t274));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t276;
            asm("mov.b32 %0, %1;" : "=r"(t276) : "f"(t275));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t277 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t278 = t277 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t279 = t278 ? t276 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t280 = t272 + t279;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t281 = t273 + t276;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t282;
            asm("mov.b32 %0, %1;" : "=f"(t282) : "r"(t281));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t283;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t283) : "f"(t282));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t284;
            asm("mov.b32 %0, %1;" : "=r"(t284) : "f"(t283));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t285 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t286 = t285 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t287 = t286 ? t284 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t288 = t280 + t287;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t289 = t281 + t284;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t290;
            asm("mov.b32 %0, %1;" : "=f"(t290) : "r"(t289));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t291;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t291) : "f"(t290));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t292;
            asm("mov.b32 %0, %1;" : "=r"(t292) : "f"(t291));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t293 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t294 = t293 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t295 = t294 ? t292 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t296 = t288 + t295;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t297 = t289 + t292;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t298;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t298) : "r"(t297));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t298 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t300 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t300;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t301 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t301;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t302 = most != 0u;
                if (!t302) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t303 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t304 = t303 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t304;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t306 = least < 128u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t306 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < batch; i_3 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_3 + lane;
                    const u32 t309 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t310 = batch_3 < t309 ? batch_3 : t309;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t310 + 1u;
                    const u64 t312 = (u64)t310;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t313 = t312 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t314 = t313 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t315 = cu_seqlens_q + t314;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t315) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t317 = (u64)next_2;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t318 = t317 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t319 = t318 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t320 = cu_seqlens_q + t319;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    u32 t321;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t321) : "l"(t320) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t321 - first_query_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t323 = least_queries <= queries_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t324 = queries_2 <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t325 = t323 & t324;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t325 ? queries_2 : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t327 = (u64)t310;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t328 = t327 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t329 = t328 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t330 = cu_seqlens_k + t329;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t330) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t332 = (u64)next_2;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t333 = t332 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t334 = t333 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t335 = cu_seqlens_k + t334;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    u32 t336;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t336) : "l"(t335) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_k_3 = t336 - first_2;
#line 91 "fa-kernels/src/attention/options/cache.rs"
                    const bool as_queries_2 = added_k == 4294967295u;
                    const u32 added_2 = as_queries_2 ? seq_q_3 : added_k;
                    const u64 t340 = (u64)t310;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t341 = t340 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t342 = t341 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u64 t343 = seqused_k + t342;
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    u32 t344;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t344) : "l"(t343) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
                    const u32 used_3 = (int)t344 > (int)0u ? t344 : 0u;
                    const u32 used_4 = used_3 < seq_k_3 ? used_3 : seq_k_3;
                    const u32 t347 = used_4 + added_2;
#line 95 "fa-kernels/src/attention/options/cache.rs"
                    const u32 words_3 = t347 < seq_k_3 ? t347 : seq_k_3;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_4 = words_3 < seq_k ? words_3 : seq_k;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t350 = seq_q_3 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t350 >> 7u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t352 = least_2 + seq_q_3;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t353 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t354 = t352 > t353 ? t352 : t353;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t355 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t356 = t354 - t355;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t356 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t358 = seq_k_4 < least_2;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t358 ? tiles : first_3;
                    const bool t360 = least_2 == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t361 = t360 ? 0u : reaching;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_4 = t361 < tiles ? t361 : tiles;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t363 = seq_q_3 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t363 >> 7u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t365 = most + seq_q_3;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t366 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t367 = t365 > t366 ? t365 : t366;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t368 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t369 = t367 - t368;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_5 = t369 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t371 = seq_k_4 < most;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t371 ? tiles_2 : first_5;
                    const bool t373 = most == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t374 = t373 ? 0u : reaching_2;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_6 = t374 < tiles_2 ? t374 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t376 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t377 = end_6 - first_4;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t376 ? t377 : 0u;
                    const u32 t379 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t380;
                    asm("mov.b32 %0, %1;" : "=f"(t380) : "r"(t379));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t381;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t381) : "f"(t380));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t382;
                    asm("mov.b32 %0, %1;" : "=r"(t382) : "f"(t381));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t383 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t384 = t383 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t385 = t384 ? t382 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t386 = t379 + t385;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t387 = t379 + t382;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t388;
                    asm("mov.b32 %0, %1;" : "=f"(t388) : "r"(t387));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t389;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t389) : "f"(t388));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t390;
                    asm("mov.b32 %0, %1;" : "=r"(t390) : "f"(t389));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t391 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t392 = t391 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t393 = t392 ? t390 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t394 = t386 + t393;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t395 = t387 + t390;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t396;
                    asm("mov.b32 %0, %1;" : "=f"(t396) : "r"(t395));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t397;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t397) : "f"(t396));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t398;
                    asm("mov.b32 %0, %1;" : "=r"(t398) : "f"(t397));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t399 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t400 = t399 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t401 = t400 ? t398 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t402 = t394 + t401;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t403 = t395 + t398;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t404;
                    asm("mov.b32 %0, %1;" : "=f"(t404) : "r"(t403));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t405;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t405) : "f"(t404));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t406;
                    asm("mov.b32 %0, %1;" : "=r"(t406) : "f"(t405));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t407 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t408 = t407 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t409 = t408 ? t406 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t410 = t402 + t409;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t411 = t403 + t406;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t412;
                    asm("mov.b32 %0, %1;" : "=f"(t412) : "r"(t411));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t413;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t413) : "f"(t412));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t414;
                    asm("mov.b32 %0, %1;" : "=r"(t414) : "f"(t413));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t415 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t416 = t415 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t417 = t416 ? t414 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t418 = t410 + t417;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t419 = t411 + t414;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t420;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t420) : "r"(t419));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_7 = before + t420;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t422 = index_2 < end_7;
                        if (!t422) break;
                        const u32 t423 = index_2 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t424 = t418 - t379;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t423 - t424;
                        const bool t426 = nth < t379;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t426) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t428 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t429 = t428 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t430 = first_4 + t429;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t430 << 7u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t29 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t434;
                            asm("mov.b32 %0, %1;" : "=f"(t434) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t434) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t435;
                            asm("mov.b32 %0, %1;" : "=f"(t435) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t435) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t436;
                            asm("mov.b32 %0, %1;" : "=f"(t436) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t436) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t437;
                            asm("mov.b32 %0, %1;" : "=f"(t437) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t437) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t438;
                            asm("mov.b32 %0, %1;" : "=f"(t438) : "r"(first_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t438) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t439;
                            asm("mov.b32 %0, %1;" : "=f"(t439) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t439) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t440;
                            asm("mov.b32 %0, %1;" : "=f"(t440) : "r"(words_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t440) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t441;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t441) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t442 = t441 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t442) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t443 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t443;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t444 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t445 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t446 = t445 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t444), "r"(t446) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t447 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t447) {
                            const u32 t448 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t449;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t449) : "l"(claims), "r"(t448) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t449;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t450 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t451;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t451) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t452 = t450 + t451;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t452;
                    }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    before = end_7;
                }
#line 123 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                most = least_2;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t455;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t455) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t456 = t455 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t456) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t457 = t29 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t457), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t458;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t458) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t459 = t458 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t459) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t461 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t462 = t7 + t461;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t463 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t464 = t463 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t465 = index_3 << 6u;
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
        f32 s_49 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_50 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_51 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_52 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_53 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_54 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_55 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_56 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_57 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_58 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_59 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_60 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_61 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_62 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_63 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_64 = 0.0f;
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
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_25 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_26 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_27 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_28 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_29 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_30 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_31 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_32 = 0u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count_2 = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t466 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t466) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t467 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t468;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t468) : "r"(t467) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t469;
        asm("mov.b32 %0, %1;" : "=r"(t469) : "f"(t468));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t470;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t470) : "r"(t469));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t470;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t471 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t471) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t472 = index_4 != 4294967295u;
            if (!t472) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t474;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t474) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t475;
            asm("mov.b32 %0, %1;" : "=r"(t475) : "f"(t474));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t476;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t476) : "r"(t475));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t477;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t477) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t478;
            asm("mov.b32 %0, %1;" : "=r"(t478) : "f"(t477));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t479;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t479) : "r"(t478));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t480;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t480) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t481;
            asm("mov.b32 %0, %1;" : "=r"(t481) : "f"(t480));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t482;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t482) : "r"(t481));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t483;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t483) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t484;
            asm("mov.b32 %0, %1;" : "=r"(t484) : "f"(t483));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t485;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t485) : "r"(t484));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t486;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t486) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t487;
            asm("mov.b32 %0, %1;" : "=r"(t487) : "f"(t486));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t488;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t488) : "r"(t487));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t489;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t489) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t490;
            asm("mov.b32 %0, %1;" : "=r"(t490) : "f"(t489));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t491;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t491) : "r"(t490));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t492;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t492) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t493 = t492 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t493) {
                const u32 t494 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t494) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t495 = t476 + t491;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t495 + 1u;
            const u32 t497 = end_8 > t488 ? end_8 : t488;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t498 = t497 - t488;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t498 < t491 ? t498 : t491;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t500 = t476 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t501 = t500 + t491;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t501 + 1u;
            const u32 t503 = end_10 > t488 ? end_10 : t488;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t504 = t503 - t488;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t504 < t491 ? t504 : t491;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t506 = end_11 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t507 = t506 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_12 = t507 > 1u ? t507 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t509 = end_9 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t510 = t509 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t510 < end_12 ? t510 : end_12;
            const u32 t512 = end_12 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t513 = t512 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t513 < end_12 ? t513 : end_12;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t476 + t465;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t516 = first_query_3 + t491;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t516 + 1u;
            const u32 t518 = end_13 > t488 ? end_13 : t488;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t519 = t518 - t488;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t519 < t491 ? t519 : t491;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t521 = first_query_3 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t522 = t521 + t491;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t522 + 1u;
            const u32 t524 = end_15 > t488 ? end_15 : t488;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t525 = t524 - t488;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t525 < t491 ? t525 : t491;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t527 = end_16 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t528 = t527 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_17 = t528 > 1u ? t528 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t530 = end_14 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t531 = t530 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t531 < end_17 ? t531 : end_17;
            const u32 t533 = end_17 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t534 = t533 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t534 < end_17 ? t534 : end_17;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t536 = end_12 - end_17;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t537 = passed_2 + t536;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t538 = count_2 << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t539 = t538 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t540 = t476 + t465;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t541 = t540 < t488;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t541) {
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
                for (u32 i_4 = passed_2; i_4 < t537; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t542 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t542) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t543 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t544 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t543 ? 0u : t544;
                    const u32 t546 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t546) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t547 = i_4 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t548 = t547 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t549 = t10 + t548;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t550 = i_4 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t551 = t550 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t549), "r"(t551) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t552 = i_4 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t553 = t552 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t554 = t553 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t555 = t10 + t554;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t556 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t556) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t555) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t557 = i_4 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t558 = t557 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t559 = t558 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t560 = t10 + t559;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t561 = i_4 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t562 = t561 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t560), "r"(t562) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t563 = i_4 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t564 = t563 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t565 = t564 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t566 = t10 + t565;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t567 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t567) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t566) : "memory");
                    }
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t568 = t539 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t569 = t568 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t570 = t569 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t571 = t10 + t570;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t572 = t539 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t573 = t572 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t571), "r"(t573) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t574 = t537 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t575 = t574 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t576 = t10 + t575;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t577 = t537 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t578 = t577 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t576), "r"(t578) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t579 = t539 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t580 = t579 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t581 = smem_1 + t580;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t582 = t537 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t583 = t582 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t584 = t8 + t583;
                const u32 t585 = t581 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t586 = t584 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t587 = t585 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t588 = (u64)t587;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t589 = t588 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t590 = t586 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t591 = (u64)t590;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t592 = t591 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t593 = t585 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t594 = (u64)t593;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t595 = t594 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t596 = t586 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t597 = (u64)t596;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t598 = t597 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t599 = t585 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t600 = (u64)t599;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t601 = t600 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t602 = t586 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t603 = (u64)t602;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t604 = t603 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t605 = t585 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t606 = (u64)t605;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t607 = t606 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t608 = t586 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t609 = (u64)t608;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t610 = t609 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t611 = t585 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t612 = (u64)t611;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t613 = t612 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t614 = t586 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t615 = (u64)t614;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t616 = t615 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t617 = t585 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t618 = (u64)t617;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t619 = t618 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t620 = t586 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t621 = (u64)t620;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t622 = t621 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t623 = t585 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t624 = (u64)t623;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t625 = t624 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t626 = t586 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t627 = (u64)t626;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t628 = t627 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t629 = t585 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t630 = (u64)t629;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t631 = t630 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t632 = t586 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t633 = (u64)t632;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t634 = t633 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t589), "l"(t592), "l"(t595), "l"(t598), "l"(t601), "l"(t604), "l"(t607), "l"(t610), "l"(t613), "l"(t616), "l"(t619), "l"(t622), "l"(t625), "l"(t628), "l"(t631), "l"(t634) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t635 = t537 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t636 = t635 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t637 = t636 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t638 = t10 + t637;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t639 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t639) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t638) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t640 = end_17 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t640 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t642 = t476 + t465;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t642 + t464;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t644 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t645 = t644 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t645;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t647 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t648 = first_query_4 + t647;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t649 = t648 + t491;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_18 = t649 + 1u;
                const u32 t651 = end_18 > t488 ? end_18 : t488;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t652 = t651 - t488;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_19 = t652 < t491 ? t652 : t491;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t654 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t654 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t657 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t657;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t659 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t659;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t661 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t661;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t663 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t663;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t665 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t665;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t667 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t667;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t669 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t669;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t671 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t671;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t673 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t673;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t675 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t677 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t677;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t679 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t679;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t681 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t681;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t683 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t683;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t685 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t687 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t689 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t689;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t691 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t691;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t693 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t693;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t695 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t695;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t697 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t697;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t699 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t699;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t701 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t701;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t703 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t703;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t705 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t705;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t707 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t707;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t709 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t709;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t711 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t711;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t713 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t713;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t715 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t715;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t717 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t717;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t719 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t719;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t720 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t721 = first_query_4 + t720;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t722 = t721 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t723 = t722 + t491;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t723 + 1u;
                const u32 t725 = end_21 > t488 ? end_21 : t488;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t726 = t725 - t488;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_22 = t726 < t491 ? t726 : t491;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t728 = end_22 > column ? end_22 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_23 = t728 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t731 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t731;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t733 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t733;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t735 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t735;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t737 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t737;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t739 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t739;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t741 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t741;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t743 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t743;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t745 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t745;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t747 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t747;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t749 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t749;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t751 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t751;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t753 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t753;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t755 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t757 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t757;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t759 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t759;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t761 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t761;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t763 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t763;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t765 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t765;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t767 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t767;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t769 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t769;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t771 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t771;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t773 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t773;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t775 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t775;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t777 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t777;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t779 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t779;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t781 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t781;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t783 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t783;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t785 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t785;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t787 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t787;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t789 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t789;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t791 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t791;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t793 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t793;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t795;
                asm("max.f32 %0, %1, %2;" : "=f"(t795) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t796;
                asm("max.f32 %0, %1, %2;" : "=f"(t796) : "f"(t795), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t797;
                asm("max.f32 %0, %1, %2;" : "=f"(t797) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t798;
                asm("max.f32 %0, %1, %2;" : "=f"(t798) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t799;
                asm("max.f32 %0, %1, %2;" : "=f"(t799) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t800;
                asm("max.f32 %0, %1, %2;" : "=f"(t800) : "f"(t796), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t801;
                asm("max.f32 %0, %1, %2;" : "=f"(t801) : "f"(t797), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t802;
                asm("max.f32 %0, %1, %2;" : "=f"(t802) : "f"(t798), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t803;
                asm("max.f32 %0, %1, %2;" : "=f"(t803) : "f"(t799), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t804;
                asm("max.f32 %0, %1, %2;" : "=f"(t804) : "f"(t800), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t805;
                asm("max.f32 %0, %1, %2;" : "=f"(t805) : "f"(t801), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t806;
                asm("max.f32 %0, %1, %2;" : "=f"(t806) : "f"(t802), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t807;
                asm("max.f32 %0, %1, %2;" : "=f"(t807) : "f"(t803), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t808;
                asm("max.f32 %0, %1, %2;" : "=f"(t808) : "f"(t804), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t809;
                asm("max.f32 %0, %1, %2;" : "=f"(t809) : "f"(t805), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t810;
                asm("max.f32 %0, %1, %2;" : "=f"(t810) : "f"(t806), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t811;
                asm("max.f32 %0, %1, %2;" : "=f"(t811) : "f"(t807), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t812;
                asm("max.f32 %0, %1, %2;" : "=f"(t812) : "f"(t808), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t813;
                asm("max.f32 %0, %1, %2;" : "=f"(t813) : "f"(t809), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t814;
                asm("max.f32 %0, %1, %2;" : "=f"(t814) : "f"(t810), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t815;
                asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(t811), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t816;
                asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(t812), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t817;
                asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(t813), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t818;
                asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(t814), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t819;
                asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t815), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t820;
                asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t816), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t821;
                asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t817), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t822;
                asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t818), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t823;
                asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t819), "f"(s_62));
                f32 t824;
                asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t820), "f"(t821));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t825;
                asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t822), "f"(t823));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t826;
                asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t824), "f"(t825));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t827;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t827) : "f"(t826));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t826), "f"(t827));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t829;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t829) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t829));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t832 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t832;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t834 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t835;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t835) : "f"(old), "f"(scale_log2), "f"(t834));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t835));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t837 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t838 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t838));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t840;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t840) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t840;
                const f32 t841 = t837 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t842 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t842));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t844;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t844) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t844;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t845 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t845));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t847;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t847;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t848 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t848));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t850;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t850) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t850;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t851 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t851));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t853;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t853;
                const f32 t854 = t841 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t855 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t855));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t857;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t857;
                const f32 t858 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t859 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t859));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t861;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t861;
                const f32 t862 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t863 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t863));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t865;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t865;
                const f32 t866 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t867 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t867));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t869;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t869;
                const f32 t870 = t854 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t871 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t871));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t873;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t873;
                const f32 t874 = t858 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t875 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t875));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t877;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t877;
                const f32 t878 = t862 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t879 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t881;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t881;
                const f32 t882 = t866 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t883 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t883));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t885;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t885;
                const f32 t886 = t870 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t887 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t887));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t889;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t889) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t889;
                const f32 t890 = t874 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t891 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t891));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t893;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t893;
                const f32 t894 = t878 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t895 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t895));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t897;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t897;
                const f32 t898 = t882 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t899 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t899));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t901;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t901;
                const f32 t902 = t886 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t903 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t903));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t905;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t905;
                const f32 t906 = t890 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t907 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t907));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t909;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t909;
                const f32 t910 = t894 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t911 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t911));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t913;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t913) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t913;
                const f32 t914 = t898 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t915 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t915));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t917;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t917) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t917;
                const f32 t918 = t902 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t919 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t919));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t921;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t921) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t921;
                const f32 t922 = t906 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t923 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t923));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t925;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t925) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t925;
                const f32 t926 = t910 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t927 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t927));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t929;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t929) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t929;
                const f32 t930 = t914 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t931 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t931));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t933;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t933) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t933;
                const f32 t934 = t918 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t935 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t935));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t937;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t937) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t937;
                const f32 t938 = t922 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t939 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t939));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t941;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t941) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t941;
                const f32 t942 = t926 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t943 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t943));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t945;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t945) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t945;
                const f32 t946 = t930 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t947 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t947));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t949;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t949) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t949;
                const f32 t950 = t934 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t951 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t951));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t953;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t953) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t953;
                const f32 t954 = t938 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t955 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t955));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t957;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t957) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t957;
                const f32 t958 = t942 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t959 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t959));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t961;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t961) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t961;
                const f32 t962 = t946 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t963 = t950 + t954;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t964 = t958 + t962;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t965 = t963 + t964;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t965;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t967;
                asm("max.f32 %0, %1, %2;" : "=f"(t967) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t968;
                asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(t967), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t969;
                asm("max.f32 %0, %1, %2;" : "=f"(t969) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t970;
                asm("max.f32 %0, %1, %2;" : "=f"(t970) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t971;
                asm("max.f32 %0, %1, %2;" : "=f"(t971) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t972;
                asm("max.f32 %0, %1, %2;" : "=f"(t972) : "f"(t968), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t973;
                asm("max.f32 %0, %1, %2;" : "=f"(t973) : "f"(t969), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t974;
                asm("max.f32 %0, %1, %2;" : "=f"(t974) : "f"(t970), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t975;
                asm("max.f32 %0, %1, %2;" : "=f"(t975) : "f"(t971), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t976;
                asm("max.f32 %0, %1, %2;" : "=f"(t976) : "f"(t972), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t977;
                asm("max.f32 %0, %1, %2;" : "=f"(t977) : "f"(t973), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t978;
                asm("max.f32 %0, %1, %2;" : "=f"(t978) : "f"(t974), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t979;
                asm("max.f32 %0, %1, %2;" : "=f"(t979) : "f"(t975), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t980;
                asm("max.f32 %0, %1, %2;" : "=f"(t980) : "f"(t976), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t981;
                asm("max.f32 %0, %1, %2;" : "=f"(t981) : "f"(t977), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t982;
                asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(t978), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t983;
                asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(t979), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t984;
                asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(t980), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t985;
                asm("max.f32 %0, %1, %2;" : "=f"(t985) : "f"(t981), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t986;
                asm("max.f32 %0, %1, %2;" : "=f"(t986) : "f"(t982), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t987;
                asm("max.f32 %0, %1, %2;" : "=f"(t987) : "f"(t983), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t988;
                asm("max.f32 %0, %1, %2;" : "=f"(t988) : "f"(t984), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t989;
                asm("max.f32 %0, %1, %2;" : "=f"(t989) : "f"(t985), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t990;
                asm("max.f32 %0, %1, %2;" : "=f"(t990) : "f"(t986), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t991;
                asm("max.f32 %0, %1, %2;" : "=f"(t991) : "f"(t987), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t992;
                asm("max.f32 %0, %1, %2;" : "=f"(t992) : "f"(t988), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t993;
                asm("max.f32 %0, %1, %2;" : "=f"(t993) : "f"(t989), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t994;
                asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(t990), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t995;
                asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t991), "f"(s_64));
                f32 t996;
                asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t992), "f"(t993));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t997;
                asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t994), "f"(t995));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t998;
                asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t996), "f"(t997));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t999;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t999) : "f"(t998));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t998), "f"(t999));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1001;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1001) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1001));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t1004 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t1004;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1006 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1007;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1007) : "f"(old_2), "f"(scale_log2), "f"(t1006));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1007));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1009 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1010 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1010));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1012;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1012;
                const f32 t1013 = t1009 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1014 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1014));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1016;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1016) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1016;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1017 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1017));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1019;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1019;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1020 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1020));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1022;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1022) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1022;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1023 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1023));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1025;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1025;
                const f32 t1026 = t1013 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1027 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1027));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1029;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1029;
                const f32 t1030 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1031 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1031));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1033;
                const f32 t1034 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1035 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1035));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1037;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1037) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1037;
                const f32 t1038 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1039 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1039));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1041;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1041) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1041;
                const f32 t1042 = t1026 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1043 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1043));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1045;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1045) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1045;
                const f32 t1046 = t1030 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1047 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1047));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1049;
                const f32 t1050 = t1034 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1051 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1051));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1053;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1053;
                const f32 t1054 = t1038 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1055 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1055));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1057;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1057) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1057;
                const f32 t1058 = t1042 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1059 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1059));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1061;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1061) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1061;
                const f32 t1062 = t1046 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1063 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1065;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1065;
                const f32 t1066 = t1050 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1067 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1067));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1069;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1069) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1069;
                const f32 t1070 = t1054 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1071 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1071));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1073;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1073;
                const f32 t1074 = t1058 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1075 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1075));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1077;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1077;
                const f32 t1078 = t1062 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1079 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1081;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1081) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1081;
                const f32 t1082 = t1066 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1083 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1083));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1085;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1085;
                const f32 t1086 = t1070 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1087 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1089;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1089;
                const f32 t1090 = t1074 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1091 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1093;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1093;
                const f32 t1094 = t1078 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1095 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1095));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1097;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1097;
                const f32 t1098 = t1082 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1099 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1099));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1101;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1101) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1101;
                const f32 t1102 = t1086 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1103 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1103));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1105;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1105;
                const f32 t1106 = t1090 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1107 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1109;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1109;
                const f32 t1110 = t1094 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1111 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1113;
                const f32 t1114 = t1098 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1115 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1115));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1117;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1117;
                const f32 t1118 = t1102 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1119 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1119));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1121;
                const f32 t1122 = t1106 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1123 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1125;
                const f32 t1126 = t1110 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1127 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1129;
                const f32 t1130 = t1114 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1131 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1131));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1133;
                const f32 t1134 = t1118 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1135 = t1122 + t1126;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1136 = t1130 + t1134;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1137 = t1135 + t1136;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1137;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1138;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1139;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1140;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1141;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1142;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1143;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1144;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1145;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1146;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1146) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1147;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1148;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1148) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1149;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1149) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1150;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1151;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1151) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1152;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1153;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1154;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1155;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1155) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1156;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1157;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1158;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1158) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1159;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1160;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1160) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1161;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1162;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1163;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1164;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1164) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1165;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1165) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1166;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1167;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1167) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1168;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1168) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1169;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1169) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1138;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1139;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1140;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1141;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1142;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1143;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1144;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1145;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1146;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1147;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1148;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1149;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1150;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1151;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1152;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1153;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1154;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1155;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1156;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1157;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1158;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1159;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1160;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1161;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1162;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1163;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1164;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1165;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1166;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1167;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1168;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1169;
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
                const u32 masked_left = end_17 > masked_right_4 ? end_17 : masked_right_4;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_5 = 1u; i_5 < masked_right_4; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1172 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1172) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1173 = t537 + i_5;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1174 = t1173 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1175 = t1174 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1176 = t10 + t1175;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1177 = t1173 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1178 = t1177 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1176), "r"(t1178) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1179 = t539 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1180 = t1179 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1181 = smem_1 + t1180;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1182 = t1173 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1183 = t1182 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1184 = t8 + t1183;
                    const u32 t1185 = t1181 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1186 = t1184 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1187 = t1185 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1188 = (u64)t1187;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1189 = t1188 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1190 = t1186 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1191 = (u64)t1190;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1192 = t1191 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1193 = t1185 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1194 = (u64)t1193;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1195 = t1194 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1196 = t1186 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1197 = (u64)t1196;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1198 = t1197 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1199 = t1185 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1200 = (u64)t1199;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1201 = t1200 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1202 = t1186 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1203 = (u64)t1202;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1204 = t1203 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1205 = t1185 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1206 = (u64)t1205;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1207 = t1206 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1208 = t1186 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1209 = (u64)t1208;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1210 = t1209 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1211 = t1185 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1212 = (u64)t1211;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1213 = t1212 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1214 = t1186 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1215 = (u64)t1214;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1216 = t1215 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1217 = t1185 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1218 = (u64)t1217;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1219 = t1218 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1220 = t1186 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1221 = (u64)t1220;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1222 = t1221 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1223 = t1185 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1224 = (u64)t1223;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1225 = t1224 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1226 = t1186 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1227 = (u64)t1226;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1228 = t1227 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1229 = t1185 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1230 = (u64)t1229;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1231 = t1230 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1232 = t1186 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1233 = (u64)t1232;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1234 = t1233 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1189), "l"(t1192), "l"(t1195), "l"(t1198), "l"(t1201), "l"(t1204), "l"(t1207), "l"(t1210), "l"(t1213), "l"(t1216), "l"(t1219), "l"(t1222), "l"(t1225), "l"(t1228), "l"(t1231), "l"(t1234) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1235 = i_5 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1236 = t537 + t1235;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1237 = t1236 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1238 = t1237 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1239 = t1238 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1240 = t10 + t1239;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1241 = t1236 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1242 = t1241 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1240), "r"(t1242) : "memory");
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
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_25 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_26 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_27 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_28 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_29 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_30 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_31 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_32 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1243 = t1236 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1244 = t1243 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1245 = t9 + t1244;
                    const u32 t1246 = t1245 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1247 = t1246 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1248 = (u64)t1247;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1249 = t1248 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1250 = t1246 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1251 = (u64)t1250;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1252 = t1251 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1253 = t1246 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1254 = (u64)t1253;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1255 = t1254 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1256 = t1246 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1257 = (u64)t1256;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1258 = t1257 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1259 = t1246 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1260 = (u64)t1259;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1261 = t1260 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1262 = t1246 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1263 = (u64)t1262;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1264 = t1263 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1265 = t1246 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1266 = (u64)t1265;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1267 = t1266 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1268 = t1246 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1269 = (u64)t1268;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1270 = t1269 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1249), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1252), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1255), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1258), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1261), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1264), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1267), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1270) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1271 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1272 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1271 ? 0u : t1272;
                    const u32 t1274 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1274) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1275 = t537 + i_5;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1276 = t1275 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1277 = t1276 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1278 = t1277 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1279 = t10 + t1278;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1280 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1280) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1279) : "memory");
                    }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1281 = end_17 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1282 = t1281 - i_5;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1282 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1284 = t476 + t465;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_5 = t1284 + t464;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1286 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1287 = t1286 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1287;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1289 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1290 = first_query_5 + t1289;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1291 = t1290 + t491;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_24 = t1291 + 1u;
                    const u32 t1293 = end_24 > t488 ? end_24 : t488;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1294 = t1293 - t488;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_25 = t1294 < t491 ? t1294 : t491;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1296 = end_25 > column_2 ? end_25 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t1296 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 0u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1299 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1299;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 1u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1301 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1301;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 8u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1303 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1303;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 9u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1305 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1305;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 16u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1307 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1307;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 17u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1309 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1309;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 24u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1311 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1311;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 25u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1313 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1313;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 32u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1315 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1315;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 33u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1317 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1317;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 40u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1319 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1319;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 41u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1321 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1321;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 48u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1323 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1323;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 49u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1325 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1325;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 56u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1327 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1327;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 57u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1329 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1329;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_81 = 64u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1331 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1331;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_82 = 65u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1333 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1333;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_83 = 72u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1335 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1335;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_84 = 73u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1337 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1337;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_85 = 80u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1339 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t1339;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_86 = 81u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1341 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t1341;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_87 = 88u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1343 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t1343;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_88 = 89u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1345 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t1345;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_89 = 96u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1347 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t1347;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_90 = 97u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1349 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t1349;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_91 = 104u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1351 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t1351;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_92 = 105u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1353 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t1353;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_93 = 112u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1355 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t1355;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_94 = 113u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1357 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t1357;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_95 = 120u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1359 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t1359;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_96 = 121u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1361 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t1361;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1362 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1363 = first_query_5 + t1362;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1364 = t1363 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1365 = t1364 + t491;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_27 = t1365 + 1u;
                    const u32 t1367 = end_27 > t488 ? end_27 : t488;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1368 = t1367 - t488;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_28 = t1368 < t491 ? t1368 : t491;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1370 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_29 = t1370 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_97 = 0u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1373 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1373;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_98 = 1u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1375 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1375;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_99 = 8u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1377 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1377;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_100 = 9u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1379 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1379;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_101 = 16u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1381 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1381;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_102 = 17u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1383 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1383;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_103 = 24u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1385 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1385;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_104 = 25u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1387 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1387;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_105 = 32u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1389 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1389;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_106 = 33u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1391 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1391;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_107 = 40u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1393 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1393;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_108 = 41u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1395 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1395;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_109 = 48u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1397 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1397;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_110 = 49u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1399 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1399;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_111 = 56u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1401 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1401;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_112 = 57u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1403 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1403;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_113 = 64u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1405 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1405;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_114 = 65u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1407 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1407;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_115 = 72u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1409 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1409;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_116 = 73u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1411 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1411;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_117 = 80u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1413 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t1413;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_118 = 81u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1415 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t1415;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_119 = 88u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1417 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t1417;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_120 = 89u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1419 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t1419;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_121 = 96u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1421 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t1421;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_122 = 97u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1423 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t1423;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_123 = 104u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1425 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t1425;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_124 = 105u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1427 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t1427;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_125 = 112u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1429 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t1429;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_126 = 113u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1431 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t1431;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_127 = 120u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1433 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t1433;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_128 = 121u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1435 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t1435;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1436;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1437;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1437) : "f"(t1436), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1438;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1439;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1439) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1440;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1441;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1441) : "f"(t1437), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1442;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(t1438), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1443;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(t1439), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1444;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(t1440), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1445;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(t1441), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1446;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1442), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1447;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(t1443), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1448;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1444), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1449;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1445), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1450;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1446), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1451;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1447), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1452;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1448), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1453;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(t1449), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1454;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1450), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1455;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1451), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1456;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1452), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1457;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(t1453), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1458;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1459;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1460;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1456), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1461;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1457), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1462;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1458), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1463;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1459), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1464;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1460), "f"(s_62));
                    f32 t1465;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1461), "f"(t1462));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1466;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1463), "f"(t1464));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1467;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1465), "f"(t1466));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1468;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1468) : "f"(t1467));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1467), "f"(t1468));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1470;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1470) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1470));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1472;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1473;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1473) : "f"(t1472), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1474;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1475;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1475) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1476;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1476) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1477;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1477) : "f"(t1473), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1478;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1478) : "f"(t1474), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1479;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1479) : "f"(t1475), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1480;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1480) : "f"(t1476), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1481;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1481) : "f"(t1477), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1482;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1482) : "f"(t1478), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1483;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1483) : "f"(t1479), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1484;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1484) : "f"(t1480), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1485;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1485) : "f"(t1481), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1486;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1486) : "f"(t1482), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1487;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1487) : "f"(t1483), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1488;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1488) : "f"(t1484), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1489;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1489) : "f"(t1485), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1490;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1490) : "f"(t1486), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1491;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1491) : "f"(t1487), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1492;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1492) : "f"(t1488), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1493;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1493) : "f"(t1489), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1494;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1494) : "f"(t1490), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1495;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1495) : "f"(t1491), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1496;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1496) : "f"(t1492), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1497;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1497) : "f"(t1493), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1498;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1498) : "f"(t1494), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1499;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1499) : "f"(t1495), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1500;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1500) : "f"(t1496), "f"(s_64));
                    f32 t1501;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1501) : "f"(t1497), "f"(t1498));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1502;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1502) : "f"(t1499), "f"(t1500));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1503;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1503) : "f"(t1501), "f"(t1502));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1504;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1504) : "f"(t1503));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1503), "f"(t1504));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1506;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1506) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1506));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1508 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1509 = t1508 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1510 = 8.0f < t1509;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1511 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1512 = t1511 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1513 = 8.0f < t1512;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1514 = t1510 | t1513;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1514);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1519 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1519;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1521 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1522) : "f"(old_7), "f"(scale_log2), "f"(t1521));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1522));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1525 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1526 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1526));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1528;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1528) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1528;
                    const f32 t1529 = t1525 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1530 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1530));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1532;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1532;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1533 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1535;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1536 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1536));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1538;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1538) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1538;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1539 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1541;
                    const f32 t1542 = t1529 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1543 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1543));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1545;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1545) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1545;
                    const f32 t1546 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1547 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1547));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1549;
                    const f32 t1550 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1551 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1551));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1553;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1553;
                    const f32 t1554 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1555 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1555));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1557;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1557;
                    const f32 t1558 = t1542 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1559 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1559));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1561;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1561) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1561;
                    const f32 t1562 = t1546 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1563 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1563));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1565;
                    const f32 t1566 = t1550 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1567 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1567));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1569;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1569) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1569;
                    const f32 t1570 = t1554 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1571 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1573;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1573;
                    const f32 t1574 = t1558 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1575 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1575));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1577;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1577) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1577;
                    const f32 t1578 = t1562 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1579 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1579));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1581;
                    const f32 t1582 = t1566 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1583 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1585;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1585;
                    const f32 t1586 = t1570 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1587 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1589;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1589) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1589;
                    const f32 t1590 = t1574 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1591 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1591));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1593;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1593) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1593;
                    const f32 t1594 = t1578 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1595 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1595));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1597;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1597;
                    const f32 t1598 = t1582 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1599 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1601;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1601;
                    const f32 t1602 = t1586 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1603 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1605;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t1605;
                    const f32 t1606 = t1590 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1607 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1609;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1609) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t1609;
                    const f32 t1610 = t1594 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1611 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1613) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t1613;
                    const f32 t1614 = t1598 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1615 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1617;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t1617;
                    const f32 t1618 = t1602 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1619 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1621;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1621) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t1621;
                    const f32 t1622 = t1606 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1623 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1625) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t1625;
                    const f32 t1626 = t1610 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1627 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1627));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1629;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1629) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t1629;
                    const f32 t1630 = t1614 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1631 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1631));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1633;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1633) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t1633;
                    const f32 t1634 = t1618 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1635 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1637;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t1637;
                    const f32 t1638 = t1622 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1639 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1639));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1641) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t1641;
                    const f32 t1642 = t1626 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1643 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1643));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1645) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t1645;
                    const f32 t1646 = t1630 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1647 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1649;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t1649;
                    const f32 t1650 = t1634 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1651 = t1638 + t1642;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1652 = t1646 + t1650;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1653 = t1651 + t1652;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1653;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1657 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1657;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1659 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1660;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1660) : "f"(old_8), "f"(scale_log2), "f"(t1659));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1660));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1663 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1664 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1664));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1666;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1666) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1666;
                    const f32 t1667 = t1663 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1668 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1668));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1670;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1670) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1670;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1671 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1673;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1674 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1674));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1676;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1676) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1676;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1677 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1677));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1679;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1679) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1679;
                    const f32 t1680 = t1667 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1681 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1681));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1683;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1683) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1683;
                    const f32 t1684 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1685 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1687;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1687;
                    const f32 t1688 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1689 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1689));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1691;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1691) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1691;
                    const f32 t1692 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1693 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1693));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1695;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1695) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1695;
                    const f32 t1696 = t1680 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1697 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1697));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1699;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1699) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1699;
                    const f32 t1700 = t1684 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1701 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1701));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1703;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1703) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1703;
                    const f32 t1704 = t1688 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1705 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1705));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1707;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1707) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1707;
                    const f32 t1708 = t1692 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1709 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1709));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1711;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1711) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1711;
                    const f32 t1712 = t1696 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1713 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1713));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1715;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1715) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1715;
                    const f32 t1716 = t1700 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1717 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1717));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1719;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1719;
                    const f32 t1720 = t1704 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1721 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1721));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1723;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1723;
                    const f32 t1724 = t1708 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1725 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1725));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1727;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1727) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1727;
                    const f32 t1728 = t1712 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1729 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1729));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1731;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1731;
                    const f32 t1732 = t1716 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1733 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1733));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1735;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1735) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1735;
                    const f32 t1736 = t1720 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1737 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1737));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1739;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1739) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1739;
                    const f32 t1740 = t1724 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1741 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1741));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1743;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t1743;
                    const f32 t1744 = t1728 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1745 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1745));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1747;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t1747;
                    const f32 t1748 = t1732 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1749 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1749));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1751;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1751) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t1751;
                    const f32 t1752 = t1736 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1753 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1753));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1755;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1755) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t1755;
                    const f32 t1756 = t1740 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1757 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1757));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1759;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1759) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t1759;
                    const f32 t1760 = t1744 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1761 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1761));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1763;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1763) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t1763;
                    const f32 t1764 = t1748 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1765 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1765));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1767;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1767) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t1767;
                    const f32 t1768 = t1752 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1769 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1769));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1771;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1771) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t1771;
                    const f32 t1772 = t1756 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1773 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1773));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1775;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1775) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t1775;
                    const f32 t1776 = t1760 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1777 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1777));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1779;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t1779;
                    const f32 t1780 = t1764 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1781 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1781));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1783;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1783) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t1783;
                    const f32 t1784 = t1768 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1785 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1785));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1787;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1787) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t1787;
                    const f32 t1788 = t1772 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1789 = t1776 + t1780;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1790 = t1784 + t1788;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1791 = t1789 + t1790;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1791;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1792 = i_5 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1793 = t537 + t1792;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1794 = t1793 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1795 = t1794 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1796 = t1795 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1797 = t10 + t1796;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1798 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1798) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1797) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1799 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1800 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1801 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1802 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1803 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1804 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1805 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1806 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1807 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1808 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1809 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1810 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1811 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1812 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1813 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1814 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1815 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1816 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1816;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1817 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1817;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1818 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1818;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1819 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1819;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1820 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1820;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1821 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1821;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1822 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1822;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1823 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1823;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1824 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1824;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1825 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1825;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1826 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1826;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1827 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1827;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1828 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1828;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1829 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1829;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1830 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1830;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1831 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1831;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1832 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1832;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1833 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1833;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1834 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1834;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1835 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1835;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1836 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1836;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1837 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1837;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1838 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1838;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1839 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1839;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1840 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1840;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1841 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1841;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1842 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1842;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1843 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1843;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1844 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1844;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1845 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1845;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1846 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1846;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1847 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1847;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1848 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1848;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1849 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1849;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1850 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1850;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1851 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1851;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1852 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1852;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1853 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1853;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1854 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1854;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1855 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1855;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1856 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1856;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1857 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1857;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1858 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1858;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1859 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1859;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1860 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1860;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1861 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1861;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1862 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1862;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1863;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1863) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1864;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1865;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1866;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1866) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1867;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1867) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1868;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1868) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1869;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1869) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1870;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1870) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1871;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1871) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1872;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1872) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1873;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1873) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1874;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1874) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1875;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1875) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1876;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1876) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1877;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1877) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1878;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1878) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1879;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1879) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1880;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1880) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1881;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1881) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1882;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1882) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1883;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1883) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1884;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1884) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1885;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1885) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1886;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1886) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1887;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1887) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1888;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1888) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1889;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1889) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1890;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1890) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1891;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1892;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1893;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1893) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1894;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1894) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1863;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1864;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1865;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1866;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1867;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1868;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1869;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1870;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1871;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1872;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1873;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1874;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1875;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1876;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1877;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1878;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1879;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1880;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1881;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1882;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t1883;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t1884;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t1885;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t1886;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t1887;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t1888;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t1889;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t1890;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t1891;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t1892;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t1893;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t1894;
                }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_6 = masked_right_4; i_6 < end_17; i_6 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1895 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1895) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1896 = t537 + i_6;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1897 = t1896 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1898 = t1897 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1899 = t10 + t1898;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1900 = t1896 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1901 = t1900 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1899), "r"(t1901) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1902 = t539 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1903 = t1902 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1904 = smem_1 + t1903;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1905 = t1896 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1906 = t1905 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1907 = t8 + t1906;
                    const u32 t1908 = t1904 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1909 = t1907 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1910 = t1908 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1911 = (u64)t1910;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1912 = t1911 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1913 = t1909 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1914 = (u64)t1913;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1915 = t1914 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1916 = t1908 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1917 = (u64)t1916;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1918 = t1917 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1919 = t1909 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1920 = (u64)t1919;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1921 = t1920 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1922 = t1908 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1923 = (u64)t1922;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1924 = t1923 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1925 = t1909 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1926 = (u64)t1925;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1927 = t1926 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1928 = t1908 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1929 = (u64)t1928;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1930 = t1929 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1931 = t1909 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1932 = (u64)t1931;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1933 = t1932 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1934 = t1908 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1935 = (u64)t1934;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1936 = t1935 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1937 = t1909 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1938 = (u64)t1937;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1939 = t1938 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1940 = t1908 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1941 = (u64)t1940;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1942 = t1941 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1943 = t1909 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1944 = (u64)t1943;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1945 = t1944 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1946 = t1908 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1947 = (u64)t1946;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1948 = t1947 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1949 = t1909 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1950 = (u64)t1949;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1951 = t1950 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1952 = t1908 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1953 = (u64)t1952;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1954 = t1953 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1955 = t1909 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1956 = (u64)t1955;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1957 = t1956 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1912), "l"(t1915), "l"(t1918), "l"(t1921), "l"(t1924), "l"(t1927), "l"(t1930), "l"(t1933), "l"(t1936), "l"(t1939), "l"(t1942), "l"(t1945), "l"(t1948), "l"(t1951), "l"(t1954), "l"(t1957) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1958 = i_6 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1959 = t537 + t1958;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1960 = t1959 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1961 = t1960 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1962 = t1961 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1963 = t10 + t1962;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1964 = t1959 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1965 = t1964 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1963), "r"(t1965) : "memory");
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
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_49 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_50 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_51 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_52 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_53 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_54 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_55 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_56 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_57 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_58 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_59 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_60 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_61 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_62 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_63 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_64 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1966 = t1959 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1967 = t1966 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1968 = t9 + t1967;
                    const u32 t1969 = t1968 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1970 = t1969 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1971 = (u64)t1970;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1972 = t1971 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1973 = t1969 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1974 = (u64)t1973;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1975 = t1974 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1976 = t1969 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1977 = (u64)t1976;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1978 = t1977 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1979 = t1969 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1980 = (u64)t1979;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1981 = t1980 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1982 = t1969 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1983 = (u64)t1982;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1984 = t1983 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1985 = t1969 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1986 = (u64)t1985;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1987 = t1986 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1988 = t1969 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1989 = (u64)t1988;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1990 = t1989 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1991 = t1969 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1992 = (u64)t1991;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1993 = t1992 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1972), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1975), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1978), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1981), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1984), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1987), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1990), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1993) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1994 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1995 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t1994 ? 0u : t1995;
                    const u32 t1997 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1997) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1998 = t537 + i_6;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1999 = t1998 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2000 = t1999 + 2u;
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
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2004;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2004) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2005;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2005) : "f"(t2004), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2006;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2006) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2007;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2007) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2008;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2008) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2009;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2009) : "f"(t2005), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2010;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2010) : "f"(t2006), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2011;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2011) : "f"(t2007), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2012;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2012) : "f"(t2008), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2013;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2013) : "f"(t2009), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2014;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2014) : "f"(t2010), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2015;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2015) : "f"(t2011), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2016;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(t2012), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2017;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2017) : "f"(t2013), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2018;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2018) : "f"(t2014), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2019;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2019) : "f"(t2015), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2020;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(t2016), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2021;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2021) : "f"(t2017), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2022;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2022) : "f"(t2018), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2023;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2023) : "f"(t2019), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2024;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2024) : "f"(t2020), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2025;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2025) : "f"(t2021), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2026;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2026) : "f"(t2022), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2027;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2027) : "f"(t2023), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2028;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2028) : "f"(t2024), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2029;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2029) : "f"(t2025), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2030;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2030) : "f"(t2026), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2031;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2031) : "f"(t2027), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2032;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2032) : "f"(t2028), "f"(s_62));
                    f32 t2033;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2033) : "f"(t2029), "f"(t2030));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2034;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2034) : "f"(t2031), "f"(t2032));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2035;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2035) : "f"(t2033), "f"(t2034));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2036;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2036) : "f"(t2035));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2035), "f"(t2036));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2038;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2038) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2038));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2040;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2040) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2041;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2041) : "f"(t2040), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2042;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2042) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2043;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2043) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2044;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2044) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2045;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2045) : "f"(t2041), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2046;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2046) : "f"(t2042), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2047;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2047) : "f"(t2043), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2048;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2048) : "f"(t2044), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2049;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2049) : "f"(t2045), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2050;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2050) : "f"(t2046), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2051;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2051) : "f"(t2047), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2052;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2052) : "f"(t2048), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2053;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2053) : "f"(t2049), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2054;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2054) : "f"(t2050), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2055;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2055) : "f"(t2051), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2056;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2056) : "f"(t2052), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2057;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2057) : "f"(t2053), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2058;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2058) : "f"(t2054), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2059;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2059) : "f"(t2055), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2060;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2060) : "f"(t2056), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2061;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2061) : "f"(t2057), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2062;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2062) : "f"(t2058), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2063;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2063) : "f"(t2059), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2064;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2064) : "f"(t2060), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2065;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2065) : "f"(t2061), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2066;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2066) : "f"(t2062), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2067;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2067) : "f"(t2063), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2068;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2068) : "f"(t2064), "f"(s_64));
                    f32 t2069;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2069) : "f"(t2065), "f"(t2066));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2070;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2070) : "f"(t2067), "f"(t2068));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2071;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2071) : "f"(t2069), "f"(t2070));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2072;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2072) : "f"(t2071));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2071), "f"(t2072));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2074;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2074) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2074));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2076 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2077 = t2076 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2078 = 8.0f < t2077;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2079 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2080 = t2079 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2081 = 8.0f < t2080;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2082 = t2078 | t2081;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t2082);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t2087 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t2087;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2089 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2090;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(old_13), "f"(scale_log2), "f"(t2089));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2090));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2093 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2094 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2094));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2096;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2096) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t2096;
                    const f32 t2097 = t2093 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2098 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2098));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2100;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2100) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t2100;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2101 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2101));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2103;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2103) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t2103;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2104 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2104));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2106;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2106) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t2106;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2107 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2109;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2109) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t2109;
                    const f32 t2110 = t2097 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2111 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2113;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2113) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t2113;
                    const f32 t2114 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2115 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2115));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2117;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2117) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t2117;
                    const f32 t2118 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2119 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2119));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2121;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2121) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t2121;
                    const f32 t2122 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2123 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2125;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2125) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t2125;
                    const f32 t2126 = t2110 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2127 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2129;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2129) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t2129;
                    const f32 t2130 = t2114 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2131 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2131));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2133;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2133) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t2133;
                    const f32 t2134 = t2118 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2135 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2135));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2137;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2137) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t2137;
                    const f32 t2138 = t2122 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2139 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2139));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2141;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2141) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t2141;
                    const f32 t2142 = t2126 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2143 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2143));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2145;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2145) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t2145;
                    const f32 t2146 = t2130 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2147 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2147));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2149;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2149) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t2149;
                    const f32 t2150 = t2134 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2151 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2151));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2153;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2153) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t2153;
                    const f32 t2154 = t2138 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2155 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2155));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2157;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2157) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t2157;
                    const f32 t2158 = t2142 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2159 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2159));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2161;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2161) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t2161;
                    const f32 t2162 = t2146 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2163 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2163));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2165;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2165) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t2165;
                    const f32 t2166 = t2150 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2167 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2167));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2169;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2169) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t2169;
                    const f32 t2170 = t2154 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2171 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2171));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2173;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2173) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t2173;
                    const f32 t2174 = t2158 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2175 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2175));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2177;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2177) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t2177;
                    const f32 t2178 = t2162 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2179 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2179));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2181;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2181) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t2181;
                    const f32 t2182 = t2166 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2183 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2183));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2185;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2185) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t2185;
                    const f32 t2186 = t2170 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2187 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2187));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2189;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2189) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t2189;
                    const f32 t2190 = t2174 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2191 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2191));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2193;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2193) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t2193;
                    const f32 t2194 = t2178 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2195 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2195));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2197;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2197) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t2197;
                    const f32 t2198 = t2182 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2199 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2199));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2201;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2201) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t2201;
                    const f32 t2202 = t2186 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2203 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2203));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2205;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2205) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t2205;
                    const f32 t2206 = t2190 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2207 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2207));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2209;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2209) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t2209;
                    const f32 t2210 = t2194 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2211 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2211));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2213;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2213) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t2213;
                    const f32 t2214 = t2198 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2215 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2215));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2217;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2217) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t2217;
                    const f32 t2218 = t2202 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2219 = t2206 + t2210;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2220 = t2214 + t2218;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2221 = t2219 + t2220;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2221;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t2225 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t2225;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2227 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(old_14), "f"(scale_log2), "f"(t2227));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2228));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2231 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2232 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2232));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2234;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2234) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2234;
                    const f32 t2235 = t2231 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2236 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2236));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2238;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2238) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2238;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2239 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2239));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2241;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2241) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2241;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2242 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2242));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2244;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2244) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2244;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2245 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2245));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2247;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2247) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2247;
                    const f32 t2248 = t2235 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2249 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2249));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2251;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2251) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2251;
                    const f32 t2252 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2253 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2253));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2255;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2255) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2255;
                    const f32 t2256 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2257 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2257));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2259;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2259) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2259;
                    const f32 t2260 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2261 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2261));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2263;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2263) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2263;
                    const f32 t2264 = t2248 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2265 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2265));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2267;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2267) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2267;
                    const f32 t2268 = t2252 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2269 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2269));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2271;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2271) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2271;
                    const f32 t2272 = t2256 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2273 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2273));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2275;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2275) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2275;
                    const f32 t2276 = t2260 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2277 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2277));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2279;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2279) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2279;
                    const f32 t2280 = t2264 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2281 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2281));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2283;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2283) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2283;
                    const f32 t2284 = t2268 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2285 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2285));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2287;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2287) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2287;
                    const f32 t2288 = t2272 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2289 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2289));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2291;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2291) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2291;
                    const f32 t2292 = t2276 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2293 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2293));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2295;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2295) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2295;
                    const f32 t2296 = t2280 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2297 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2297));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2299;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2299) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2299;
                    const f32 t2300 = t2284 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2301 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2301));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2303;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2303) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2303;
                    const f32 t2304 = t2288 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2305 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2305));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2307;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2307) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2307;
                    const f32 t2308 = t2292 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2309 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2309));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2311;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2311) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2311;
                    const f32 t2312 = t2296 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2313 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2313));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2315;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2315) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2315;
                    const f32 t2316 = t2300 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2317 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2317));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2319;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2319) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2319;
                    const f32 t2320 = t2304 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2321 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2321));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2323;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2323) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2323;
                    const f32 t2324 = t2308 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2325 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2325));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2327;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2327) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2327;
                    const f32 t2328 = t2312 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2329 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2329));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2331;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2331) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2331;
                    const f32 t2332 = t2316 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2333 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2333));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2335;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2335) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2335;
                    const f32 t2336 = t2320 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2337 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2337));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2339;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2339) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2339;
                    const f32 t2340 = t2324 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2341 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2341));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2343;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2343) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2343;
                    const f32 t2344 = t2328 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2345 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2345));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2347;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2347) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2347;
                    const f32 t2348 = t2332 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2349 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2349));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2351;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2351) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2351;
                    const f32 t2352 = t2336 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2353 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2353));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2355;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2355) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2355;
                    const f32 t2356 = t2340 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2357 = t2344 + t2348;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2358 = t2352 + t2356;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2359 = t2357 + t2358;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2359;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2360 = i_6 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2361 = t537 + t2360;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2362 = t2361 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2363 = t2362 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2364 = t2363 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2365 = t10 + t2364;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2366 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2366) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2365) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2367 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2367;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2368 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2368;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2369 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2369;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2370 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2370;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2371 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2371;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2372 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2372;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2373 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2373;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2374 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2374;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2375 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2375;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2376 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2376;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2377 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2377;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2378 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2378;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2379 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2379;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2380 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2380;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2381 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2381;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2382 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2382;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2383 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2384 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2385 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2386 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2387 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2388 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2389 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2390 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2391 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2392 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2393 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2394 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2395 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2396 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2397 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2398 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2399 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2400 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2401 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2402 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2403 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2404 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2405 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2406 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2407 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2408 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2408;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2409 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2409;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2410 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2410;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2411 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2411;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2412 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2412;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2413 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2413;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2414 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2415 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2415;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2416 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2416;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2417 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2418 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2419 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2420 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2421 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2422 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2423 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2424 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2425 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2426 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2427 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2428 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2429 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2430 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2430;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2431;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2431) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2432;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2432) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2433;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2433) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2434;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2434) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2435;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2435) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2436;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2436) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2437;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2437) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2438;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2438) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2439;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2439) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2440;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2440) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2441;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2441) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2442;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2442) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2443;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2443) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2444;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2444) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2445;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2445) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2446;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2446) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2447;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2447) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2448;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2448) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2449;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2449) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2450;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2450) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2451;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2451) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2452;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2452) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2453;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2453) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2454;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2454) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2455;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2455) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2456;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2456) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2457;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2457) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2458;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2458) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2459;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2459) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2460;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2460) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2461;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2461) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2462;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2462) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2431;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2432;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2433;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2434;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2435;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2436;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2437;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2438;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2439;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2440;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2441;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2442;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2443;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2444;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2445;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2446;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2447;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2448;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2449;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2450;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2451;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2452;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2453;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2454;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2455;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2456;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2457;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2458;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2459;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2460;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2461;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2462;
                }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2463 = t539 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2464 = t2463 + 12u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2465 = t2464 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2466 = t10 + t2465;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2467 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2467) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2466) : "memory");
                }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2468 = end_17 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2469 = t537 + t2468;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2470 = t2469 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2471 = t2470 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2472 = t2471 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2473 = t10 + t2472;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2474 = t2469 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2475 = t2474 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2473), "r"(t2475) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_65 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_66 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_67 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_68 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_69 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_70 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_71 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_72 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_73 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_74 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_75 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_76 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_77 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_78 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_79 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_80 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_81 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_82 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_83 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_84 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_85 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_86 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_87 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_88 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_89 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_90 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_91 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_92 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_93 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_94 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_95 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_96 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2476 = t2469 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2477 = t2476 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2478 = t9 + t2477;
                const u32 t2479 = t2478 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2480 = t2479 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2481 = (u64)t2480;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2482 = t2481 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2483 = t2479 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2484 = (u64)t2483;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2485 = t2484 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2486 = t2479 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2487 = (u64)t2486;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2488 = t2487 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2489 = t2479 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2490 = (u64)t2489;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2491 = t2490 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2492 = t2479 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2493 = (u64)t2492;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2494 = t2493 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2495 = t2479 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2496 = (u64)t2495;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2497 = t2496 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2498 = t2479 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2499 = (u64)t2498;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2500 = t2499 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2501 = t2479 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2502 = (u64)t2501;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2503 = t2502 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2482), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2485), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2488), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2491), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2494), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2497), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2500), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2503) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2504 = end_17 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2505 = t537 + t2504;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2506 = t2505 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2507 = t2506 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2508 = t2507 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2509 = t10 + t2508;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2510 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2510) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2509) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_12;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2512 = t537 + end_17;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_7 = t2512; i_7 < through; i_7 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2513 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2513) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2514 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2515 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t2514 ? 0u : t2515;
                    const u32 t2517 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2517) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2518 = i_7 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2519 = t2518 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2520 = t10 + t2519;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2521 = i_7 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2522 = t2521 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2520), "r"(t2522) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2523 = i_7 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2524 = t2523 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2525 = t2524 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2526 = t10 + t2525;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2527 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2527) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2526) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2528 = i_7 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2529 = t2528 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2530 = t2529 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2531 = t10 + t2530;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2532 = i_7 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2533 = t2532 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2531), "r"(t2533) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2534 = i_7 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2535 = t2534 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2536 = t2535 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2537 = t10 + t2536;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2538 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2538) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2537) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2539;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2539) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t2539;
                f32 t2541;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2541) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2542 = pair_7 + t2541;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2542;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2543;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2543) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t2543;
                f32 t2545;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2545) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2546 = pair_8 + t2545;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2546;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2547 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2548;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2548) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2547 ? 0.0f : t2548;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2550 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t2550;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2551 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2551;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2552 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2552;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2553 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2553;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2554 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2554;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2555 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2555;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2556 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2556;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2557 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2557;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2558 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2558;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2559 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2559;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2560 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2560;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2561 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2561;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2562 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2562;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2563 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2563;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2564 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2564;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2565 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2565;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2566 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2566;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2567 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2567;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2568 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2568;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2569 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2569;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2570 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2570;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2571 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2571;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2572 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2572;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2573 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2573;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2574 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2574;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2575 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2575;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2576 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2576;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2577 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2577;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2578 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2578;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2579 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2579;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2580 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2580;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2581 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2581;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2582 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2583;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2583) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2582 ? 0.0f : t2583;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2585 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2585;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2586 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2586;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2587 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2587;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2588 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2588;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2589 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2589;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2590 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2590;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2591 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2591;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2592 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2592;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2593 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2593;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2594 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2594;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2595 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2595;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2596 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2596;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2597 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2597;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2598 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2598;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2599 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2599;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2600 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2600;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2601 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2601;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2602 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2602;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2603 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2603;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2604 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2604;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2605 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2605;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2606 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2606;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2607 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2607;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2608 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2608;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2609 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2609;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2610 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2610;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2611 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2611;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2612 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2612;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2613 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2613;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2614 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2614;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2615 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2615;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2616 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2616;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t2617 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2617) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2618 = t539 & 3u;
                const u32 t2619 = t462 + 8192u;
                u32 t2620;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2620) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2621) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2622) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2623) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2624;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2624) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2625;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2625) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2626;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2626) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2627;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2627) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2628;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2628) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2629;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2629) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2630;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2630) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2631;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2631) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2632;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2632) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2633;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2633) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2634;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2634) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2635;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2635) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2636;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2636) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2637;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2637) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2638;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2638) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2639;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2639) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2640;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2640) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2641;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2641) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2642;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2642) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2643;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2643) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2644;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2644) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2645;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2645) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2646;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2646) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2647;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2647) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2648;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2648) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2649;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2649) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2650;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2650) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2651;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2651) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2652 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2653 = t464 + t2652;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2654 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2655 = t2653 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2656 = t2654 ^ t2655;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2657 = t2653 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2658 = t2656 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2659 = t2657 + t2658;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2660 = t462 + t2659;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2660), "r"(t2620), "r"(t2621), "r"(t2622), "r"(t2623) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2661 = t2659 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2662 = t462 + t2661;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2662), "r"(t2624), "r"(t2625), "r"(t2626), "r"(t2627) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2663 = t2659 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2664 = t462 + t2663;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2664), "r"(t2628), "r"(t2629), "r"(t2630), "r"(t2631) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2665 = t2659 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2666 = t462 + t2665;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2666), "r"(t2632), "r"(t2633), "r"(t2634), "r"(t2635) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2667 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2668 = t464 + t2667;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2669 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2670 = t2668 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2671 = t2669 ^ t2670;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2672 = t2668 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2673 = t2671 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2674 = t2672 + t2673;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2675 = t2619 + t2674;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2675), "r"(t2636), "r"(t2637), "r"(t2638), "r"(t2639) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2676 = t2674 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2677 = t2619 + t2676;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2677), "r"(t2640), "r"(t2641), "r"(t2642), "r"(t2643) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2678 = t2674 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2679 = t2619 + t2678;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2679), "r"(t2644), "r"(t2645), "r"(t2646), "r"(t2647) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2680 = t2674 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2681 = t2619 + t2680;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2681), "r"(t2648), "r"(t2649), "r"(t2650), "r"(t2651) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2682 = t476 + t465;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t2682 + t464;
                const bool t2684 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2684) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2685 = 1073741824u - t488;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2686 = t2685 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2687 = t482 + t488;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2688 = t464 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2689 = t462 + t2688;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2689), "l"(o), "r"(0u), "r"(index_4), "r"(t2686), "r"(t2687), "r"(1073741824u) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2690 = t462 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2691 = t464 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2692 = t2690 + t2691;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2692), "l"(o), "r"(64u), "r"(index_4), "r"(t2686), "r"(t2687), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2693 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2694 = t2693 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2695 = lse + t2694;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2696 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2697 = t2696 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2698 = t2697 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2699 = t2695 + t2698;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2700 = (u64)t482;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2701 = t2700 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2702 = t2701 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2703 = t2699 + t2702;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2704 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2705 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2706 = t2705 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2706) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2707 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2707;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t488;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2710 = (u64)row * t2704;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2711 = t2710 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2712 = t2703 + t2711;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2713;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2713) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(row_max), "f"(scale_log2), "f"(t2713));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2714 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2716 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2717 = t2716 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2712), "f"(t2717) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2718 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2719 = first_row + t2718;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2719 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t488;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2722 = (u64)row_2 * t2704;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2723 = t2722 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2724 = t2703 + t2723;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2725;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2725) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(row_max_2), "f"(scale_log2), "f"(t2725));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2726 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2728 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2729 = t2728 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2724), "f"(t2729) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t539 & 3u;
                const u32 t2731 = queries_3 + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2732 = t2731 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2733 = t10 + t2732;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2734 = t539 >> 2u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2735 = t2734 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2733), "r"(t2735) : "memory");
                const u32 t2736 = queries_3 + 12u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2737 = t2736 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2738 = t10 + t2737;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2739 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2739) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2738) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2740 = end_12 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last = passed_2 + t2740;
                #pragma unroll 1
                for (u32 i_8 = passed_2; i_8 < last; i_8 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2742 = i_8 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2743 = t2742 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2744 = t10 + t2743;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2745 = i_8 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2746 = t2745 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2744), "r"(t2746) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2747 = i_8 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2748 = t2747 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2749 = t2748 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2750 = t10 + t2749;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2751 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2751) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2750) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2752 = i_8 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2753 = t2752 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2754 = t2753 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2755 = t10 + t2754;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2756 = i_8 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2757 = t2756 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2755), "r"(t2757) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2758 = i_8 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2759 = t2758 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2760 = t2759 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2761 = t10 + t2760;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2762 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2762) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2761) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2763 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2763) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2764 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2765 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_7 = t2764 ? 0u : t2765;
                    const u32 t2767 = next_7 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2767) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2768 = last & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2769 = t2768 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2770 = t10 + t2769;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2771 = last >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2772 = t2771 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2770), "r"(t2772) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2773 = last & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2774 = t2773 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2775 = t2774 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2776 = t10 + t2775;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2777 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2777) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2776) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2778 = last & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2779 = t2778 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2780 = t2779 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2781 = t10 + t2780;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2782 = last >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2783 = t2782 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2781), "r"(t2783) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2784 = last & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2785 = t2784 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2786 = t2785 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2787 = t10 + t2786;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2788 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2788) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2787) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2789 = passed_2 + end_12;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2789;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2790 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t2790;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2791 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t2791) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2792 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2793;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2793) : "r"(t2792) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2794;
            asm("mov.b32 %0, %1;" : "=r"(t2794) : "f"(t2793));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2795;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2795) : "r"(t2794));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2795;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2797 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2797) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2798 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2798) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
