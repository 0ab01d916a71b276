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
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t242 = seq_q_2 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t242 >> 7u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t244 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t245 = t244 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t246 = count + t245;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t246;
            }
            f32 t247;
            asm("mov.b32 %0, %1;" : "=f"(t247) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t248;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t248) : "f"(t247));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t249;
            asm("mov.b32 %0, %1;" : "=r"(t249) : "f"(t248));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t250 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t251 = t250 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t252 = t251 ? t249 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t253 = count + t252;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t254 = count + t249;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t255;
            asm("mov.b32 %0, %1;" : "=f"(t255) : "r"(t254));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t256;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t256) : "f"(t255));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t257;
            asm("mov.b32 %0, %1;" : "=r"(t257) : "f"(t256));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t258 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t259 = t258 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t260 = t259 ? t257 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t261 = t253 + t260;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t262 = t254 + t257;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t263;
            asm("mov.b32 %0, %1;" : "=f"(t263) : "r"(t262));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t264;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t264) : "f"(t263));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t265;
            asm("mov.b32 %0, %1;" : "=r"(t265) : "f"(t264));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t266 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t267 = t266 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t268 = t267 ? t265 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t269 = t261 + t268;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t270 = t262 + t265;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t271;
            asm("mov.b32 %0, %1;" : "=f"(t271) : "r"(t270));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t272;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t272) : "f"(t271));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t273;
            asm("mov.b32 %0, %1;" : "=r"(t273) : "f"(t272));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t274 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t275 = t274 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t276 = t275 ? t273 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t277 = t269 + t276;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t278 = t270 + t273;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t279;
            asm("mov.b32 %0, %1;" : "=f"(t279) : "r"(t278));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t280;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t280) : "f"(t279));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t281;
            asm("mov.b32 %0, %1;" : "=r"(t281) : "f"(t280));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t282 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t283 = t282 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t284 = t283 ? t281 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t285 = t277 + t284;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t286 = t278 + t281;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t287;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t287) : "r"(t286));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t287 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t289 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t289;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t290 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t290;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t291 = most != 0u;
                if (!t291) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t292 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t293 = t292 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t293;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t295 = least < 128u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t295 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < batch; i_3 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_3 + lane;
                    const u32 t298 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t299 = batch_3 < t298 ? batch_3 : t298;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t299 + 1u;
                    const u64 t301 = (u64)t299;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t302 = t301 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t303 = t302 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t304 = cu_seqlens_q + t303;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t304) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t306 = (u64)next_2;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t307 = t306 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t308 = t307 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t309 = cu_seqlens_q + t308;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    u32 t310;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t310) : "l"(t309) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t310 - first_query_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t312 = least_queries <= queries_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t313 = queries_2 <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t314 = t312 & t313;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t314 ? queries_2 : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t316 = (u64)t299;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t317 = t316 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t318 = t317 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t319 = cu_seqlens_k + t318;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t319) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t321 = (u64)next_2;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t322 = t321 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t323 = t322 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t324 = cu_seqlens_k + t323;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    u32 t325;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t325) : "l"(t324) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_k_3 = t325 - first_2;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_4 = seq_k_3 < seq_k ? seq_k_3 : seq_k;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t328 = seq_q_3 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t328 >> 7u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t330 = least_2 + seq_q_3;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t331 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t332 = t330 > t331 ? t330 : t331;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t333 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t334 = t332 - t333;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t334 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t336 = seq_k_4 < least_2;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t336 ? tiles : first_3;
                    const bool t338 = least_2 == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t339 = t338 ? 0u : reaching;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_4 = t339 < tiles ? t339 : tiles;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t341 = seq_q_3 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t341 >> 7u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t343 = most + seq_q_3;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t344 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t345 = t343 > t344 ? t343 : t344;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t346 = seq_k_4 + 1u;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t347 = t345 - t346;
#line 63 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_5 = t347 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t349 = seq_k_4 < most;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t349 ? tiles_2 : first_5;
                    const bool t351 = most == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t352 = t351 ? 0u : reaching_2;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_6 = t352 < tiles_2 ? t352 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t354 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t355 = end_6 - first_4;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t354 ? t355 : 0u;
                    const u32 t357 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t358;
                    asm("mov.b32 %0, %1;" : "=f"(t358) : "r"(t357));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t359;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t359) : "f"(t358));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t360;
                    asm("mov.b32 %0, %1;" : "=r"(t360) : "f"(t359));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t361 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t362 = t361 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t363 = t362 ? t360 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t364 = t357 + t363;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t365 = t357 + t360;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t366;
                    asm("mov.b32 %0, %1;" : "=f"(t366) : "r"(t365));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t367;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t367) : "f"(t366));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t368;
                    asm("mov.b32 %0, %1;" : "=r"(t368) : "f"(t367));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t369 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t370 = t369 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t371 = t370 ? t368 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t372 = t364 + t371;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t373 = t365 + t368;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t374;
                    asm("mov.b32 %0, %1;" : "=f"(t374) : "r"(t373));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t375;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t375) : "f"(t374));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t376;
                    asm("mov.b32 %0, %1;" : "=r"(t376) : "f"(t375));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t377 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t378 = t377 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t379 = t378 ? t376 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t380 = t372 + t379;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t381 = t373 + t376;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t382;
                    asm("mov.b32 %0, %1;" : "=f"(t382) : "r"(t381));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t383;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t383) : "f"(t382));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t384;
                    asm("mov.b32 %0, %1;" : "=r"(t384) : "f"(t383));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t385 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t386 = t385 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t387 = t386 ? t384 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t388 = t380 + t387;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t389 = t381 + t384;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t390;
                    asm("mov.b32 %0, %1;" : "=f"(t390) : "r"(t389));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t391;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t391) : "f"(t390));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t392;
                    asm("mov.b32 %0, %1;" : "=r"(t392) : "f"(t391));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t393 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t394 = t393 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t395 = t394 ? t392 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t396 = t388 + t395;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t397 = t389 + t392;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t398;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t398) : "r"(t397));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_7 = before + t398;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t400 = index_2 < end_7;
                        if (!t400) break;
                        const u32 t401 = index_2 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t402 = t396 - t357;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t401 - t402;
                        const bool t404 = nth < t357;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t404) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t406 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t407 = t406 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t408 = first_4 + t407;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t408 << 7u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t29 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t412;
                            asm("mov.b32 %0, %1;" : "=f"(t412) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t412) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t413;
                            asm("mov.b32 %0, %1;" : "=f"(t413) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t413) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t414;
                            asm("mov.b32 %0, %1;" : "=f"(t414) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t414) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t415;
                            asm("mov.b32 %0, %1;" : "=f"(t415) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t415) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t416;
                            asm("mov.b32 %0, %1;" : "=f"(t416) : "r"(first_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t416) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t417;
                            asm("mov.b32 %0, %1;" : "=f"(t417) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t417) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t418;
                            asm("mov.b32 %0, %1;" : "=f"(t418) : "r"(seq_k_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t418) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t419;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t419) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t420 = t419 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t420) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t421 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t421;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t422 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t423 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t424 = t423 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t422), "r"(t424) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t425 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t425) {
                            const u32 t426 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t427;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t427) : "l"(claims), "r"(t426) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t427;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t428 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t429;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t429) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t430 = t428 + t429;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t430;
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
            u32 t433;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t433) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t434 = t433 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t434) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t435 = t29 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t435), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t436;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t436) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t437 = t436 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t437) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t439 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t440 = t7 + t439;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t441 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t442 = t441 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t443 = index_3 << 6u;
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
        const u32 t444 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t444) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t445 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t446;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t446) : "r"(t445) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t447;
        asm("mov.b32 %0, %1;" : "=r"(t447) : "f"(t446));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t448;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t448) : "r"(t447));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t448;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t449 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t449) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t450 = index_4 != 4294967295u;
            if (!t450) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t452;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t452) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t453;
            asm("mov.b32 %0, %1;" : "=r"(t453) : "f"(t452));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t454;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t454) : "r"(t453));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t455;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t455) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t456;
            asm("mov.b32 %0, %1;" : "=r"(t456) : "f"(t455));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t457;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t457) : "r"(t456));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t458;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t458) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t459;
            asm("mov.b32 %0, %1;" : "=r"(t459) : "f"(t458));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t460;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t460) : "r"(t459));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t461;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t461) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t462;
            asm("mov.b32 %0, %1;" : "=r"(t462) : "f"(t461));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t463;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t463) : "r"(t462));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t464;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t464) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t465;
            asm("mov.b32 %0, %1;" : "=r"(t465) : "f"(t464));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t466;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t466) : "r"(t465));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t467;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t467) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t468;
            asm("mov.b32 %0, %1;" : "=r"(t468) : "f"(t467));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t469;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t469) : "r"(t468));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t470;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t470) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t471 = t470 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t471) {
                const u32 t472 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t472) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t473 = t454 + t469;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t473 + 1u;
            const u32 t475 = end_8 > t466 ? end_8 : t466;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t476 = t475 - t466;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t476 < t469 ? t476 : t469;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t478 = t454 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t479 = t478 + t469;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t479 + 1u;
            const u32 t481 = end_10 > t466 ? end_10 : t466;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t482 = t481 - t466;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t482 < t469 ? t482 : t469;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t484 = end_11 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t485 = t484 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_12 = t485 > 1u ? t485 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t487 = end_9 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t488 = t487 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t488 < end_12 ? t488 : end_12;
            const u32 t490 = end_12 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t491 = t490 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t491 < end_12 ? t491 : end_12;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t454 + t443;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t494 = first_query_3 + t469;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t494 + 1u;
            const u32 t496 = end_13 > t466 ? end_13 : t466;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t497 = t496 - t466;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t497 < t469 ? t497 : t469;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t499 = first_query_3 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t500 = t499 + t469;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t500 + 1u;
            const u32 t502 = end_15 > t466 ? end_15 : t466;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t503 = t502 - t466;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t503 < t469 ? t503 : t469;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t505 = end_16 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t506 = t505 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_17 = t506 > 1u ? t506 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t508 = end_14 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t509 = t508 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t509 < end_17 ? t509 : end_17;
            const u32 t511 = end_17 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t512 = t511 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t512 < end_17 ? t512 : end_17;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t514 = end_12 - end_17;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t515 = passed_2 + t514;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t516 = count_2 << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t517 = t516 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t518 = t454 + t443;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t519 = t518 < t466;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t519) {
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
                for (u32 i_4 = passed_2; i_4 < t515; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t520 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t520) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t521 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t522 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t521 ? 0u : t522;
                    const u32 t524 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t524) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t525 = i_4 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t526 = t525 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t527 = t10 + t526;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t528 = i_4 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t529 = t528 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t527), "r"(t529) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t530 = i_4 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t531 = t530 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t532 = t531 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t533 = t10 + t532;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t534 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t534) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t533) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t535 = i_4 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t536 = t535 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t537 = t536 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t538 = t10 + t537;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t539 = i_4 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t540 = t539 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t538), "r"(t540) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t541 = i_4 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t542 = t541 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t543 = t542 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t544 = t10 + t543;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t545 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t545) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t544) : "memory");
                    }
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t546 = t517 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t547 = t546 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t548 = t547 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t549 = t10 + t548;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t550 = t517 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t551 = t550 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t549), "r"(t551) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t552 = t515 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t553 = t552 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t554 = t10 + t553;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t555 = t515 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t556 = t555 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t554), "r"(t556) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t557 = t517 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t558 = t557 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t559 = smem_1 + t558;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t560 = t515 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t561 = t560 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t562 = t8 + t561;
                const u32 t563 = t559 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t564 = t562 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t565 = t563 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t566 = (u64)t565;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t567 = t566 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t568 = t564 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t569 = (u64)t568;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t570 = t569 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t571 = t563 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t572 = (u64)t571;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t573 = t572 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t574 = t564 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t575 = (u64)t574;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t576 = t575 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t577 = t563 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t578 = (u64)t577;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t579 = t578 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t580 = t564 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t581 = (u64)t580;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t582 = t581 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t583 = t563 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t584 = (u64)t583;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t585 = t584 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t586 = t564 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t587 = (u64)t586;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t588 = t587 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t589 = t563 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t590 = (u64)t589;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t591 = t590 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t592 = t564 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t593 = (u64)t592;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t594 = t593 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t595 = t563 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t596 = (u64)t595;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t597 = t596 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t598 = t564 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t599 = (u64)t598;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t600 = t599 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t601 = t563 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t602 = (u64)t601;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t603 = t602 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t604 = t564 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t605 = (u64)t604;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t606 = t605 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t607 = t563 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t608 = (u64)t607;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t609 = t608 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t610 = t564 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t611 = (u64)t610;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t612 = t611 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t567), "l"(t570), "l"(t573), "l"(t576), "l"(t579), "l"(t582), "l"(t585), "l"(t588), "l"(t591), "l"(t594), "l"(t597), "l"(t600), "l"(t603), "l"(t606), "l"(t609), "l"(t612) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t613 = t515 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t614 = t613 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t615 = t614 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t616 = t10 + t615;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t617 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t617) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t616) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t618 = end_17 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t618 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t620 = t454 + t443;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t620 + t442;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t622 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t623 = t622 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t623;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t625 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t626 = first_query_4 + t625;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t627 = t626 + t469;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_18 = t627 + 1u;
                const u32 t629 = end_18 > t466 ? end_18 : t466;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t630 = t629 - t466;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_19 = t630 < t469 ? t630 : t469;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t632 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t632 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t635 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t635;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t637 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t637;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t639 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t639;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t641 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t641;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t643 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t643;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t645 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t645;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t647 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t647;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t649 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t649;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t651 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t651;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t653 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t653;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t655 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t655;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t657 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t657;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t659 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t659;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t661 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t661;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t663 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t663;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t665 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t665;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t667 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t667;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t669 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t669;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t671 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t671;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t673 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t673;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t675 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t677 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t677;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t679 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t679;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t681 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t681;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t683 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t683;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t685 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t687 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t689 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t689;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t691 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t691;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t693 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t693;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t695 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t695;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t697 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t697;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t698 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t699 = first_query_4 + t698;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t700 = t699 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t701 = t700 + t469;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t701 + 1u;
                const u32 t703 = end_21 > t466 ? end_21 : t466;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t704 = t703 - t466;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_22 = t704 < t469 ? t704 : t469;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t706 = end_22 > column ? end_22 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_23 = t706 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t709 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t709;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t711 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t711;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t713 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t713;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t715 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t715;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t717 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t717;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t719 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t719;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t721 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t721;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t723 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t723;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t725 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t725;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t727 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t727;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t729 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t729;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t731 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t731;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t733 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t733;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t735 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t735;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t737 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t737;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t739 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t739;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t741 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t741;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t743 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t743;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t745 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t745;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t747 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t747;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t749 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t749;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t751 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t751;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t753 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t753;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t755 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t757 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t757;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t759 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t759;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t761 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t761;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t763 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t763;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t765 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t765;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t767 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t767;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t769 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t769;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t771 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t771;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t773;
                asm("max.f32 %0, %1, %2;" : "=f"(t773) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t774;
                asm("max.f32 %0, %1, %2;" : "=f"(t774) : "f"(t773), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t775;
                asm("max.f32 %0, %1, %2;" : "=f"(t775) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t776;
                asm("max.f32 %0, %1, %2;" : "=f"(t776) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t777;
                asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t778;
                asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t774), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t779;
                asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(t775), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t780;
                asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t776), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t781;
                asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t777), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t782;
                asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t778), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t783;
                asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t779), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t784;
                asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t780), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t785;
                asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t781), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t786;
                asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t782), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t787;
                asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t783), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t788;
                asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t784), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t789;
                asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t785), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t790;
                asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(t786), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t791;
                asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(t787), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t792;
                asm("max.f32 %0, %1, %2;" : "=f"(t792) : "f"(t788), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t793;
                asm("max.f32 %0, %1, %2;" : "=f"(t793) : "f"(t789), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t794;
                asm("max.f32 %0, %1, %2;" : "=f"(t794) : "f"(t790), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t795;
                asm("max.f32 %0, %1, %2;" : "=f"(t795) : "f"(t791), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t796;
                asm("max.f32 %0, %1, %2;" : "=f"(t796) : "f"(t792), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t797;
                asm("max.f32 %0, %1, %2;" : "=f"(t797) : "f"(t793), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t798;
                asm("max.f32 %0, %1, %2;" : "=f"(t798) : "f"(t794), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t799;
                asm("max.f32 %0, %1, %2;" : "=f"(t799) : "f"(t795), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t800;
                asm("max.f32 %0, %1, %2;" : "=f"(t800) : "f"(t796), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t801;
                asm("max.f32 %0, %1, %2;" : "=f"(t801) : "f"(t797), "f"(s_62));
                f32 t802;
                asm("max.f32 %0, %1, %2;" : "=f"(t802) : "f"(t798), "f"(t799));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t803;
                asm("max.f32 %0, %1, %2;" : "=f"(t803) : "f"(t800), "f"(t801));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t804;
                asm("max.f32 %0, %1, %2;" : "=f"(t804) : "f"(t802), "f"(t803));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t805;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t805) : "f"(t804));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t804), "f"(t805));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t807;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t807) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t807));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t810 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t810;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t812 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t813;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t813) : "f"(old), "f"(scale_log2), "f"(t812));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t813));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t815 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t816 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t816));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t818;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t818) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t818;
                const f32 t819 = t815 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t820 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t820));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t822;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t822) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t822;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t823 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t823));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t825;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t825) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t825;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t826 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t826));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t828;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t828) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t828;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t829 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t829));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t831;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t831) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t831;
                const f32 t832 = t819 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t833 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t833));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t835;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t835) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t835;
                const f32 t836 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t837 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t837));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t839;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t839) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t839;
                const f32 t840 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t841 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t841));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t843;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t843;
                const f32 t844 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t845 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t845));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t847;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t847;
                const f32 t848 = t832 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t849 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t849));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t851;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t851;
                const f32 t852 = t836 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t853 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t853));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t855;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t855;
                const f32 t856 = t840 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t857 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t857));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t859;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t859;
                const f32 t860 = t844 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t861 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t861));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t863;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t863) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t863;
                const f32 t864 = t848 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t865 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t865));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t867;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t867;
                const f32 t868 = t852 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t869 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t869));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t871;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t871) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t871;
                const f32 t872 = t856 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t873 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t873));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t875;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t875;
                const f32 t876 = t860 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t877 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t877));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t879;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t879;
                const f32 t880 = t864 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t881 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t881));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t883;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t883) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t883;
                const f32 t884 = t868 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t885 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t885));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t887;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t887;
                const f32 t888 = t872 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t889 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t889));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t891;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t891;
                const f32 t892 = t876 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t893 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t893));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t895;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t895;
                const f32 t896 = t880 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t897 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t897));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t899;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t899;
                const f32 t900 = t884 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t901 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t901));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t903;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t903;
                const f32 t904 = t888 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t905 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t905));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t907;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t907;
                const f32 t908 = t892 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t909 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t909));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t911;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t911;
                const f32 t912 = t896 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t913 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t913));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t915;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t915) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t915;
                const f32 t916 = t900 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t917 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t917));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t919;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t919) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t919;
                const f32 t920 = t904 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t921 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t921));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t923;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t923;
                const f32 t924 = t908 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t925 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t925));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t927;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t927) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t927;
                const f32 t928 = t912 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t929 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t929));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t931;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t931) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t931;
                const f32 t932 = t916 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t933 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t933));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t935;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t935) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t935;
                const f32 t936 = t920 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t937 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t937));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t939;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t939;
                const f32 t940 = t924 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t941 = t928 + t932;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t942 = t936 + t940;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t943 = t941 + t942;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t943;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t945;
                asm("max.f32 %0, %1, %2;" : "=f"(t945) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t946;
                asm("max.f32 %0, %1, %2;" : "=f"(t946) : "f"(t945), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t947;
                asm("max.f32 %0, %1, %2;" : "=f"(t947) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t948;
                asm("max.f32 %0, %1, %2;" : "=f"(t948) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t949;
                asm("max.f32 %0, %1, %2;" : "=f"(t949) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t950;
                asm("max.f32 %0, %1, %2;" : "=f"(t950) : "f"(t946), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t951;
                asm("max.f32 %0, %1, %2;" : "=f"(t951) : "f"(t947), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t952;
                asm("max.f32 %0, %1, %2;" : "=f"(t952) : "f"(t948), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t953;
                asm("max.f32 %0, %1, %2;" : "=f"(t953) : "f"(t949), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t954;
                asm("max.f32 %0, %1, %2;" : "=f"(t954) : "f"(t950), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t955;
                asm("max.f32 %0, %1, %2;" : "=f"(t955) : "f"(t951), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t956;
                asm("max.f32 %0, %1, %2;" : "=f"(t956) : "f"(t952), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t957;
                asm("max.f32 %0, %1, %2;" : "=f"(t957) : "f"(t953), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t958;
                asm("max.f32 %0, %1, %2;" : "=f"(t958) : "f"(t954), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t959;
                asm("max.f32 %0, %1, %2;" : "=f"(t959) : "f"(t955), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t960;
                asm("max.f32 %0, %1, %2;" : "=f"(t960) : "f"(t956), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t961;
                asm("max.f32 %0, %1, %2;" : "=f"(t961) : "f"(t957), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t962;
                asm("max.f32 %0, %1, %2;" : "=f"(t962) : "f"(t958), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t963;
                asm("max.f32 %0, %1, %2;" : "=f"(t963) : "f"(t959), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t964;
                asm("max.f32 %0, %1, %2;" : "=f"(t964) : "f"(t960), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t965;
                asm("max.f32 %0, %1, %2;" : "=f"(t965) : "f"(t961), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t966;
                asm("max.f32 %0, %1, %2;" : "=f"(t966) : "f"(t962), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t967;
                asm("max.f32 %0, %1, %2;" : "=f"(t967) : "f"(t963), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t968;
                asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(t964), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t969;
                asm("max.f32 %0, %1, %2;" : "=f"(t969) : "f"(t965), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t970;
                asm("max.f32 %0, %1, %2;" : "=f"(t970) : "f"(t966), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t971;
                asm("max.f32 %0, %1, %2;" : "=f"(t971) : "f"(t967), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t972;
                asm("max.f32 %0, %1, %2;" : "=f"(t972) : "f"(t968), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t973;
                asm("max.f32 %0, %1, %2;" : "=f"(t973) : "f"(t969), "f"(s_64));
                f32 t974;
                asm("max.f32 %0, %1, %2;" : "=f"(t974) : "f"(t970), "f"(t971));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t975;
                asm("max.f32 %0, %1, %2;" : "=f"(t975) : "f"(t972), "f"(t973));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t976;
                asm("max.f32 %0, %1, %2;" : "=f"(t976) : "f"(t974), "f"(t975));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t977;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t977) : "f"(t976));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t976), "f"(t977));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t979;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t979) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t979));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t982 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t982;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t984 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t985;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t985) : "f"(old_2), "f"(scale_log2), "f"(t984));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t985));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t987 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t988 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t988));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t990;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t990) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t990;
                const f32 t991 = t987 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t992 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t992));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t994;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t994) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t994;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t995 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t995));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t997;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t997) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t997;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t998 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t998));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1000;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1000) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1000;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1001 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1001));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1003;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1003;
                const f32 t1004 = t991 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1005 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1005));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1007;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1007;
                const f32 t1008 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1009 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1009));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1011;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1011) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1011;
                const f32 t1012 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1013 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1013));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1015;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1015;
                const f32 t1016 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1017 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1017));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1019;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1019;
                const f32 t1020 = t1004 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1021 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1021));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1023;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1023;
                const f32 t1024 = t1008 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1025 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1027;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1027;
                const f32 t1028 = t1012 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1029 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1029));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1031;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1031;
                const f32 t1032 = t1016 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1033 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1033));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1035;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1035;
                const f32 t1036 = t1020 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1037 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1037));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1039;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1039;
                const f32 t1040 = t1024 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1041 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1041));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1043;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1043;
                const f32 t1044 = t1028 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1045 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1045));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1047;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1047;
                const f32 t1048 = t1032 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1049 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1049));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1051;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1051;
                const f32 t1052 = t1036 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1053 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1053));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1055;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1055;
                const f32 t1056 = t1040 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1057 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1057));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1059;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1059;
                const f32 t1060 = t1044 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1061 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1061));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1063;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1063;
                const f32 t1064 = t1048 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1065 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1065));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1067;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1067;
                const f32 t1068 = t1052 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1069 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1069));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1071;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1071;
                const f32 t1072 = t1056 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1073 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1073));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1075;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1075;
                const f32 t1076 = t1060 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1077 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1077));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1079;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1079;
                const f32 t1080 = t1064 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1081 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1081));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1083;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1083;
                const f32 t1084 = t1068 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1085 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1085));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1087;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1087;
                const f32 t1088 = t1072 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1089 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1089));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1091;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1091;
                const f32 t1092 = t1076 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1093 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1093));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1095;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1095;
                const f32 t1096 = t1080 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1097 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1097));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1099;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1099;
                const f32 t1100 = t1084 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1101 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1101));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1103;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1103) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1103;
                const f32 t1104 = t1088 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1105 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1105));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1107;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1107;
                const f32 t1108 = t1092 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1109 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1109));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1111;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1111) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1111;
                const f32 t1112 = t1096 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1113 = t1100 + t1104;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1114 = t1108 + t1112;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1115 = t1113 + t1114;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1115;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1116;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1117;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1118;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1119;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1120;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1121;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1122;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1123;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1124;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1125;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1126;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1127;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1128;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1128) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1129;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1130;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1131;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1132;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1133;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1134;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1135;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1136;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1137;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1137) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1138;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1139;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1140;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1141;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1142;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1143;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1144;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1145;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1146;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1146) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1147;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1116;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1117;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1118;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1119;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1120;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1121;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1122;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1123;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1124;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1125;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1126;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1127;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1128;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1129;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1130;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1131;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1132;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1133;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1134;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1135;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1136;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1137;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1138;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1139;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1140;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1141;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1142;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1143;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1144;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1145;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1146;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1147;
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
                    const u32 t1150 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1150) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1151 = t515 + i_5;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1152 = t1151 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1153 = t1152 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1154 = t10 + t1153;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1155 = t1151 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1156 = t1155 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1154), "r"(t1156) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1157 = t517 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1158 = t1157 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1159 = smem_1 + t1158;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1160 = t1151 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1161 = t1160 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1162 = t8 + t1161;
                    const u32 t1163 = t1159 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1164 = t1162 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1165 = t1163 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1166 = (u64)t1165;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1167 = t1166 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1168 = t1164 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1169 = (u64)t1168;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1170 = t1169 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1171 = t1163 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1172 = (u64)t1171;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1173 = t1172 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1174 = t1164 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1175 = (u64)t1174;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1176 = t1175 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1177 = t1163 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1178 = (u64)t1177;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1179 = t1178 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1180 = t1164 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1181 = (u64)t1180;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1182 = t1181 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1183 = t1163 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1184 = (u64)t1183;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1185 = t1184 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1186 = t1164 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1187 = (u64)t1186;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1188 = t1187 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1189 = t1163 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1190 = (u64)t1189;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1191 = t1190 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1192 = t1164 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1193 = (u64)t1192;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1194 = t1193 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1195 = t1163 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1196 = (u64)t1195;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1197 = t1196 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1198 = t1164 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1199 = (u64)t1198;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1200 = t1199 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1201 = t1163 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1202 = (u64)t1201;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1203 = t1202 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1204 = t1164 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1205 = (u64)t1204;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1206 = t1205 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1207 = t1163 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1208 = (u64)t1207;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1209 = t1208 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1210 = t1164 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1211 = (u64)t1210;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1212 = t1211 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1167), "l"(t1170), "l"(t1173), "l"(t1176), "l"(t1179), "l"(t1182), "l"(t1185), "l"(t1188), "l"(t1191), "l"(t1194), "l"(t1197), "l"(t1200), "l"(t1203), "l"(t1206), "l"(t1209), "l"(t1212) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1213 = i_5 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1214 = t515 + t1213;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1215 = t1214 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1216 = t1215 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1217 = t1216 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1218 = t10 + t1217;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1219 = t1214 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1220 = t1219 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1218), "r"(t1220) : "memory");
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
                    const u32 t1221 = t1214 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1222 = t1221 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1223 = t9 + t1222;
                    const u32 t1224 = t1223 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1225 = t1224 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1226 = (u64)t1225;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1227 = t1226 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1228 = t1224 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1229 = (u64)t1228;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1230 = t1229 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1231 = t1224 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1232 = (u64)t1231;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1233 = t1232 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1234 = t1224 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1235 = (u64)t1234;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1236 = t1235 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1237 = t1224 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1238 = (u64)t1237;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1239 = t1238 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1240 = t1224 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1241 = (u64)t1240;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1242 = t1241 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1243 = t1224 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1244 = (u64)t1243;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1245 = t1244 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1246 = t1224 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1247 = (u64)t1246;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1248 = t1247 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1227), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1230), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1233), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1236), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1239), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1242), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1245), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1248) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1249 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1250 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1249 ? 0u : t1250;
                    const u32 t1252 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1252) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1253 = t515 + i_5;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1254 = t1253 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1255 = t1254 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1256 = t1255 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1257 = t10 + t1256;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1258 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1258) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1257) : "memory");
                    }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1259 = end_17 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1260 = t1259 - i_5;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1260 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1262 = t454 + t443;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_5 = t1262 + t442;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1264 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1265 = t1264 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1265;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1267 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1268 = first_query_5 + t1267;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1269 = t1268 + t469;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_24 = t1269 + 1u;
                    const u32 t1271 = end_24 > t466 ? end_24 : t466;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1272 = t1271 - t466;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_25 = t1272 < t469 ? t1272 : t469;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1274 = end_25 > column_2 ? end_25 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t1274 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 0u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1277 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1277;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 1u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1279 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1279;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 8u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1281 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1281;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 9u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1283 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1283;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 16u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1285 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1285;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 17u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1287 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1287;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 24u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1289 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1289;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 25u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1291 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1291;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 32u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1293 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1293;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 33u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1295 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1295;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 40u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1297 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1297;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 41u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1299 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1299;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 48u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1301 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1301;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 49u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1303 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1303;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 56u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1305 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1305;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 57u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1307 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1307;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_81 = 64u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1309 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1309;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_82 = 65u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1311 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1311;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_83 = 72u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1313 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1313;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_84 = 73u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1315 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1315;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_85 = 80u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1317 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t1317;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_86 = 81u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1319 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t1319;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_87 = 88u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1321 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t1321;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_88 = 89u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1323 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t1323;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_89 = 96u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1325 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t1325;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_90 = 97u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1327 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t1327;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_91 = 104u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1329 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t1329;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_92 = 105u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1331 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t1331;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_93 = 112u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1333 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t1333;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_94 = 113u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1335 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t1335;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_95 = 120u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1337 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t1337;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_96 = 121u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1339 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t1339;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1340 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1341 = first_query_5 + t1340;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1342 = t1341 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1343 = t1342 + t469;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_27 = t1343 + 1u;
                    const u32 t1345 = end_27 > t466 ? end_27 : t466;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1346 = t1345 - t466;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_28 = t1346 < t469 ? t1346 : t469;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1348 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_29 = t1348 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_97 = 0u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1351 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1351;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_98 = 1u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1353 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1353;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_99 = 8u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1355 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1355;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_100 = 9u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1357 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1357;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_101 = 16u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1359 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1359;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_102 = 17u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1361 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1361;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_103 = 24u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1363 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1363;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_104 = 25u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1365 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1365;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_105 = 32u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1367 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1367;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_106 = 33u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1369 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1369;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_107 = 40u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1371 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1371;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_108 = 41u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1373 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1373;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_109 = 48u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1375 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1375;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_110 = 49u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1377 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1377;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_111 = 56u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1379 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1379;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_112 = 57u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1381 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1381;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_113 = 64u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1383 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1383;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_114 = 65u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1385 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1385;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_115 = 72u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1387 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1387;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_116 = 73u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1389 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1389;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_117 = 80u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1391 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t1391;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_118 = 81u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1393 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t1393;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_119 = 88u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1395 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t1395;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_120 = 89u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1397 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t1397;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_121 = 96u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1399 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t1399;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_122 = 97u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1401 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t1401;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_123 = 104u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1403 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t1403;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_124 = 105u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1405 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t1405;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_125 = 112u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1407 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t1407;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_126 = 113u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1409 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t1409;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_127 = 120u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1411 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t1411;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_128 = 121u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1413 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t1413;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1414;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1414) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1415;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1415) : "f"(t1414), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1416;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1416) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1417;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1417) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1418;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1418) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1419;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(t1415), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1420;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(t1416), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1421;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1421) : "f"(t1417), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1422;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(t1418), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1423;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1419), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1424;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1420), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1425;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1421), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1426;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(t1422), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1427;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1423), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1428;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1424), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1429;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1425), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1430;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1430) : "f"(t1426), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1431;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1431) : "f"(t1427), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1432;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1432) : "f"(t1428), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1433;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1433) : "f"(t1429), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1434;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1434) : "f"(t1430), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1435;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1435) : "f"(t1431), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1436;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(t1432), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1437;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1437) : "f"(t1433), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1438;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(t1434), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1439;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1439) : "f"(t1435), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1440;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(t1436), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1441;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1441) : "f"(t1437), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1442;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(t1438), "f"(s_62));
                    f32 t1443;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(t1439), "f"(t1440));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1444;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(t1441), "f"(t1442));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1445;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(t1443), "f"(t1444));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1446;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1446) : "f"(t1445));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1445), "f"(t1446));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1448;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1448) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1448));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1450;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1451;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1450), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1452;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1453;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1454;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1455;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1451), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1456;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1452), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1457;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(t1453), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1458;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1459;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1460;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1456), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1461;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1457), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1462;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1458), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1463;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1459), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1464;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1460), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1465;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1461), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1466;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1462), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1467;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1463), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1468;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1464), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1469;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1469) : "f"(t1465), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1470;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1466), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1471;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1471) : "f"(t1467), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1472;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1468), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1473;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1473) : "f"(t1469), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1474;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(t1470), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1475;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1475) : "f"(t1471), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1476;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1476) : "f"(t1472), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1477;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1477) : "f"(t1473), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1478;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1478) : "f"(t1474), "f"(s_64));
                    f32 t1479;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1479) : "f"(t1475), "f"(t1476));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1480;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1480) : "f"(t1477), "f"(t1478));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1481;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1481) : "f"(t1479), "f"(t1480));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1482;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1482) : "f"(t1481));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1481), "f"(t1482));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1484;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1484) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1484));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1486 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1487 = t1486 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1488 = 8.0f < t1487;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1489 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1490 = t1489 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1491 = 8.0f < t1490;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1492 = t1488 | t1491;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1492);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1497 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1497;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1499 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1500;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1500) : "f"(old_7), "f"(scale_log2), "f"(t1499));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1500));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1503 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1504 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1504));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1506;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1506) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1506;
                    const f32 t1507 = t1503 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1508 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1508));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1510;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1510) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1510;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1511 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1513;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1513;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1514 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1514));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1516;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1516) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1516;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1517 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1519;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1519) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1519;
                    const f32 t1520 = t1507 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1521 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1523;
                    const f32 t1524 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1525 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1525));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1527;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1527;
                    const f32 t1528 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1529 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1531;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1531) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1531;
                    const f32 t1532 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1533 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1535;
                    const f32 t1536 = t1520 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1537 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1537));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1539) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1539;
                    const f32 t1540 = t1524 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1541 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1541));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1543;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1543) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1543;
                    const f32 t1544 = t1528 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1545 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1545));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1547;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1547) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1547;
                    const f32 t1548 = t1532 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1549 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1549));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1551;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1551) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1551;
                    const f32 t1552 = t1536 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1553 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1553));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1555) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1555;
                    const f32 t1556 = t1540 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1557 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1557));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1559;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1559;
                    const f32 t1560 = t1544 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1561 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1561));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1563;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1563) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1563;
                    const f32 t1564 = t1548 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1565 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1565));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1567;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1567;
                    const f32 t1568 = t1552 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1569 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1569));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1571;
                    const f32 t1572 = t1556 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1573 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1573));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1575;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1575;
                    const f32 t1576 = t1560 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1577 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1577));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1579;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1579) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1579;
                    const f32 t1580 = t1564 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1581 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1581));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1583;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1583) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t1583;
                    const f32 t1584 = t1568 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1585 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1585));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1587;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1587) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t1587;
                    const f32 t1588 = t1572 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1589 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1589));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1591;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1591) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t1591;
                    const f32 t1592 = t1576 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1593 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1593));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1595;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1595) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t1595;
                    const f32 t1596 = t1580 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1597 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1597));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1599;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1599) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t1599;
                    const f32 t1600 = t1584 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1601 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1601));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1603;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1603) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t1603;
                    const f32 t1604 = t1588 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1605 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1605));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1607;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1607) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t1607;
                    const f32 t1608 = t1592 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1609 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1609));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1611;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1611) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t1611;
                    const f32 t1612 = t1596 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1613 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1613));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1615;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1615) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t1615;
                    const f32 t1616 = t1600 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1617 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1617));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t1619;
                    const f32 t1620 = t1604 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1621 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1621));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1623;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1623) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t1623;
                    const f32 t1624 = t1608 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1625 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1625));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1627;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1627) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t1627;
                    const f32 t1628 = t1612 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1629 = t1616 + t1620;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1630 = t1624 + t1628;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1631 = t1629 + t1630;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1631;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1635 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1635;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1637 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1638;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1638) : "f"(old_8), "f"(scale_log2), "f"(t1637));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1638));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1641 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1642 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1642));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1644;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1644) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1644;
                    const f32 t1645 = t1641 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1646 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1646));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1648;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1648) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1648;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1649 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1649));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1651;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1651) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1651;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1652 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1652));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1654;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1654) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1654;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1655 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1655));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1657;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1657) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1657;
                    const f32 t1658 = t1645 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1659 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1661;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1661) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1661;
                    const f32 t1662 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1663 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1663));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1665;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1665) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1665;
                    const f32 t1666 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1667 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1667));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1669;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1669) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1669;
                    const f32 t1670 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1671 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1673;
                    const f32 t1674 = t1658 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1675 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1675));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1677;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1677) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1677;
                    const f32 t1678 = t1662 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1679 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1679));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1681;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1681) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1681;
                    const f32 t1682 = t1666 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1683 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1683));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1685;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1685) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1685;
                    const f32 t1686 = t1670 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1687 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1687));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1689;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1689) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1689;
                    const f32 t1690 = t1674 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1691 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1691));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1693;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1693) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1693;
                    const f32 t1694 = t1678 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1695 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1695));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1697;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1697) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1697;
                    const f32 t1698 = t1682 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1699 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1699));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1701;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1701) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1701;
                    const f32 t1702 = t1686 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1703 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1703));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1705;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1705) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1705;
                    const f32 t1706 = t1690 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1707 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1707));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1709;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1709) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1709;
                    const f32 t1710 = t1694 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1711 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1711));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1713;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1713) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1713;
                    const f32 t1714 = t1698 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1715 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1715));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1717;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1717) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1717;
                    const f32 t1718 = t1702 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1719 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1719));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1721;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1721) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t1721;
                    const f32 t1722 = t1706 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1723 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1723));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1725;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1725) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t1725;
                    const f32 t1726 = t1710 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1727 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1727));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1729;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1729) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t1729;
                    const f32 t1730 = t1714 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1731 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1731));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1733;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1733) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t1733;
                    const f32 t1734 = t1718 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1735 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1735));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1737;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1737) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t1737;
                    const f32 t1738 = t1722 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1739 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1739));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1741;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1741) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t1741;
                    const f32 t1742 = t1726 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1743 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1743));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1745;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1745) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t1745;
                    const f32 t1746 = t1730 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1747 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1747));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1749;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1749) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t1749;
                    const f32 t1750 = t1734 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1751 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1751));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1753;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1753) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t1753;
                    const f32 t1754 = t1738 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1755 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1755));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1757;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1757) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t1757;
                    const f32 t1758 = t1742 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1759 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1759));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1761;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1761) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t1761;
                    const f32 t1762 = t1746 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1763 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1763));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1765;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1765) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t1765;
                    const f32 t1766 = t1750 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1767 = t1754 + t1758;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1768 = t1762 + t1766;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1769 = t1767 + t1768;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1769;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1770 = i_5 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1771 = t515 + t1770;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1772 = t1771 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1773 = t1772 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1774 = t1773 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1775 = t10 + t1774;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1776 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1776) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1775) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1777 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1778 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1779 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1780 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1781 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1782 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1783 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1784 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1785 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1786 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1787 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1788 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1789 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1790 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1791 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1792 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1793 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1794 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1795 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1796 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1797 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1798 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1799 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1800 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1801 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1802 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1803 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1804 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1805 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1806 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1807 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1808 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1809 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1810 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1811 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1812 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1813 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1814 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1815 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1816 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1816;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1817 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1817;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1818 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1818;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1819 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1819;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1820 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1820;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1821 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1821;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1822 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1822;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1823 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1823;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1824 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1824;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1825 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1825;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1826 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1826;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1827 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1827;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1828 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1828;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1829 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1829;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1830 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1830;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1831 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1831;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1832 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1832;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1833 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1833;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1834 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1834;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1835 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1835;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1836 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1836;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1837 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1837;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1838 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1838;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1839 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1839;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1840 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1840;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1841;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1841) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1842;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1842) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1843;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1843) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1844;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1844) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1845;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1845) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1846;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1846) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1847;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1847) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1848;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1848) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1849;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1849) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1850;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1850) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1851;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1851) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1852;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1852) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1853;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1853) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1854;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1854) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1855;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1855) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1856;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1856) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1857;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1857) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1858;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1858) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1859;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1859) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1860;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1860) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1861;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1861) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1862;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1862) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1863;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1863) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1864;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1865;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1866;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1866) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1867;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1867) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1868;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1868) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1869;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1869) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1870;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1870) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1871;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1871) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1872;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1872) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1841;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1842;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1843;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1844;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1845;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1846;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1847;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1848;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1849;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1850;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1851;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1852;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1853;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1854;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1855;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1856;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1857;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1858;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1859;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1860;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t1861;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t1862;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t1863;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t1864;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t1865;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t1866;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t1867;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t1868;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t1869;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t1870;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t1871;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t1872;
                }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_6 = masked_right_4; i_6 < end_17; i_6 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1873 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1873) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1874 = t515 + i_6;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1875 = t1874 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1876 = t1875 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1877 = t10 + t1876;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1878 = t1874 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1879 = t1878 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1877), "r"(t1879) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1880 = t517 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1881 = t1880 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1882 = smem_1 + t1881;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1883 = t1874 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1884 = t1883 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1885 = t8 + t1884;
                    const u32 t1886 = t1882 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1887 = t1885 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1888 = t1886 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1889 = (u64)t1888;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1890 = t1889 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1891 = t1887 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1892 = (u64)t1891;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1893 = t1892 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1894 = t1886 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1895 = (u64)t1894;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1896 = t1895 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1897 = t1887 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1898 = (u64)t1897;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1899 = t1898 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1900 = t1886 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1901 = (u64)t1900;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1902 = t1901 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1903 = t1887 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1904 = (u64)t1903;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1905 = t1904 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1906 = t1886 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1907 = (u64)t1906;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1908 = t1907 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1909 = t1887 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1910 = (u64)t1909;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1911 = t1910 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1912 = t1886 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1913 = (u64)t1912;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1914 = t1913 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1915 = t1887 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1916 = (u64)t1915;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1917 = t1916 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1918 = t1886 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1919 = (u64)t1918;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1920 = t1919 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1921 = t1887 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1922 = (u64)t1921;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1923 = t1922 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1924 = t1886 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1925 = (u64)t1924;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1926 = t1925 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1927 = t1887 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1928 = (u64)t1927;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1929 = t1928 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1930 = t1886 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1931 = (u64)t1930;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1932 = t1931 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1933 = t1887 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1934 = (u64)t1933;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1935 = t1934 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1890), "l"(t1893), "l"(t1896), "l"(t1899), "l"(t1902), "l"(t1905), "l"(t1908), "l"(t1911), "l"(t1914), "l"(t1917), "l"(t1920), "l"(t1923), "l"(t1926), "l"(t1929), "l"(t1932), "l"(t1935) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1936 = i_6 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1937 = t515 + t1936;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1938 = t1937 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1939 = t1938 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1940 = t1939 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1941 = t10 + t1940;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1942 = t1937 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1943 = t1942 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1941), "r"(t1943) : "memory");
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
                    const u32 t1944 = t1937 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1945 = t1944 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1946 = t9 + t1945;
                    const u32 t1947 = t1946 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1948 = t1947 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1949 = (u64)t1948;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1950 = t1949 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1951 = t1947 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1952 = (u64)t1951;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1953 = t1952 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1954 = t1947 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1955 = (u64)t1954;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1956 = t1955 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1957 = t1947 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1958 = (u64)t1957;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1959 = t1958 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1960 = t1947 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1961 = (u64)t1960;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1962 = t1961 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1963 = t1947 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1964 = (u64)t1963;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1965 = t1964 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1966 = t1947 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1967 = (u64)t1966;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1968 = t1967 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1969 = t1947 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1970 = (u64)t1969;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1971 = t1970 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1950), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1953), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1956), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1959), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1962), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1965), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1968), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1971) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1972 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1973 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t1972 ? 0u : t1973;
                    const u32 t1975 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1975) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1976 = t515 + i_6;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1977 = t1976 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1978 = t1977 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1979 = t1978 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1980 = t10 + t1979;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1981 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1981) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1980) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1982;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1982) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1983;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1983) : "f"(t1982), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1984;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1984) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1985;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1985) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1986;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1986) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1987;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1987) : "f"(t1983), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1988;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1988) : "f"(t1984), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1989;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1989) : "f"(t1985), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1990;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1990) : "f"(t1986), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1991;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1991) : "f"(t1987), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1992;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1992) : "f"(t1988), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1993;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1993) : "f"(t1989), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1994;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1994) : "f"(t1990), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1995;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1995) : "f"(t1991), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1996;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1996) : "f"(t1992), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1997;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1997) : "f"(t1993), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1998;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1998) : "f"(t1994), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1999;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1999) : "f"(t1995), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2000;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2000) : "f"(t1996), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2001;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2001) : "f"(t1997), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2002;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2002) : "f"(t1998), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2003;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2003) : "f"(t1999), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2004;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2004) : "f"(t2000), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2005;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2005) : "f"(t2001), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2006;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2006) : "f"(t2002), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2007;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2007) : "f"(t2003), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2008;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2008) : "f"(t2004), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2009;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2009) : "f"(t2005), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2010;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2010) : "f"(t2006), "f"(s_62));
                    f32 t2011;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2011) : "f"(t2007), "f"(t2008));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2012;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2012) : "f"(t2009), "f"(t2010));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2013;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2013) : "f"(t2011), "f"(t2012));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2014;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2014) : "f"(t2013));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2013), "f"(t2014));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2016;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2016) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2016));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2018;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2018) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2019;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2019) : "f"(t2018), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2020;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2021;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2021) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2022;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2022) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2023;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2023) : "f"(t2019), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2024;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2024) : "f"(t2020), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2025;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2025) : "f"(t2021), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2026;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2026) : "f"(t2022), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2027;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2027) : "f"(t2023), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2028;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2028) : "f"(t2024), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2029;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2029) : "f"(t2025), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2030;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2030) : "f"(t2026), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2031;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2031) : "f"(t2027), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2032;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2032) : "f"(t2028), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2033;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2033) : "f"(t2029), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2034;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2034) : "f"(t2030), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2035;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2035) : "f"(t2031), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2036;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2036) : "f"(t2032), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2037;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2037) : "f"(t2033), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2038;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2038) : "f"(t2034), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2039;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2039) : "f"(t2035), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2040;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2040) : "f"(t2036), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2041;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2041) : "f"(t2037), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2042;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2042) : "f"(t2038), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2043;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2043) : "f"(t2039), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2044;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2044) : "f"(t2040), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2045;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2045) : "f"(t2041), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2046;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2046) : "f"(t2042), "f"(s_64));
                    f32 t2047;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2047) : "f"(t2043), "f"(t2044));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2048;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2048) : "f"(t2045), "f"(t2046));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2049;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2049) : "f"(t2047), "f"(t2048));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2050;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2050) : "f"(t2049));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2049), "f"(t2050));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2052;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2052) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2052));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2054 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2055 = t2054 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2056 = 8.0f < t2055;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2057 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2058 = t2057 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2059 = 8.0f < t2058;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2060 = t2056 | t2059;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t2060);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t2065 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t2065;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2067 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2068;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(old_13), "f"(scale_log2), "f"(t2067));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2068));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2071 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2072 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2072));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2074;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2074) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t2074;
                    const f32 t2075 = t2071 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2076 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2076));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2078;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2078) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t2078;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2079 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2081;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t2081;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2082 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2082));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2084;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2084) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t2084;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2085 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2085));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2087;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2087) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t2087;
                    const f32 t2088 = t2075 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2089 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2089));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2091;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2091) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t2091;
                    const f32 t2092 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2093 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2093));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2095;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2095) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t2095;
                    const f32 t2096 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2097 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2097));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2099;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2099) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t2099;
                    const f32 t2100 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2101 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2101));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2103;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2103) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t2103;
                    const f32 t2104 = t2088 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2105 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2105));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2107;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2107) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t2107;
                    const f32 t2108 = t2092 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2109 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2109));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2111;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2111) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t2111;
                    const f32 t2112 = t2096 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2113 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2113));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2115;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2115) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t2115;
                    const f32 t2116 = t2100 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2117 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2117));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2119;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2119) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t2119;
                    const f32 t2120 = t2104 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2121 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2121));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2123;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2123) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t2123;
                    const f32 t2124 = t2108 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2125 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2125));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2127;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2127) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t2127;
                    const f32 t2128 = t2112 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2129 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2129));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2131;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2131) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t2131;
                    const f32 t2132 = t2116 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2133 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2133));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2135;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2135) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t2135;
                    const f32 t2136 = t2120 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2137 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2137));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2139;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2139) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t2139;
                    const f32 t2140 = t2124 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2141 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2141));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2143;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2143) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t2143;
                    const f32 t2144 = t2128 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2145 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2145));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2147;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2147) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t2147;
                    const f32 t2148 = t2132 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2149 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2149));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2151;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2151) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t2151;
                    const f32 t2152 = t2136 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2153 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2153));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2155;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2155) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t2155;
                    const f32 t2156 = t2140 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2157 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2157));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2159;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2159) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t2159;
                    const f32 t2160 = t2144 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2161 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2161));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2163;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2163) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t2163;
                    const f32 t2164 = t2148 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2165 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2165));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2167;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2167) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t2167;
                    const f32 t2168 = t2152 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2169 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2169));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2171;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2171) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t2171;
                    const f32 t2172 = t2156 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2173 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2173));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2175;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2175) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t2175;
                    const f32 t2176 = t2160 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2177 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2177));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2179;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2179) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t2179;
                    const f32 t2180 = t2164 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2181 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2181));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2183;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2183) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t2183;
                    const f32 t2184 = t2168 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2185 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2185));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2187;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2187) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t2187;
                    const f32 t2188 = t2172 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2189 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2189));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2191;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2191) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t2191;
                    const f32 t2192 = t2176 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2193 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2193));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2195;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2195) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t2195;
                    const f32 t2196 = t2180 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2197 = t2184 + t2188;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2198 = t2192 + t2196;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2199 = t2197 + t2198;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2199;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t2203 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t2203;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2205 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(old_14), "f"(scale_log2), "f"(t2205));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2206));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2209 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2210 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2210));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2212;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2212) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2212;
                    const f32 t2213 = t2209 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2214 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2214));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2216;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2216) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2216;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2217 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2217));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2219;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2219) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2219;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2220 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2220));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2222;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2222) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2222;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2223 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2223));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2225;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2225) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2225;
                    const f32 t2226 = t2213 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2227 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2227));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2229;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2229) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2229;
                    const f32 t2230 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2231 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2231));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2233;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2233) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2233;
                    const f32 t2234 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2235 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2235));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2237;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2237) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2237;
                    const f32 t2238 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2239 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2239));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2241;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2241) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2241;
                    const f32 t2242 = t2226 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2243 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2243));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2245;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2245) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2245;
                    const f32 t2246 = t2230 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2247 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2247));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2249;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2249) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2249;
                    const f32 t2250 = t2234 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2251 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2251));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2253;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2253) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2253;
                    const f32 t2254 = t2238 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2255 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2255));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2257;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2257) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2257;
                    const f32 t2258 = t2242 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2259 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2259));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2261;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2261) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2261;
                    const f32 t2262 = t2246 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2263 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2263));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2265;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2265) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2265;
                    const f32 t2266 = t2250 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2267 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2267));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2269;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2269) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2269;
                    const f32 t2270 = t2254 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2271 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2271));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2273;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2273) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2273;
                    const f32 t2274 = t2258 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2275 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2275));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2277;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2277) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2277;
                    const f32 t2278 = t2262 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2279 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2279));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2281;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2281) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2281;
                    const f32 t2282 = t2266 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2283 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2283));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2285;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2285) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2285;
                    const f32 t2286 = t2270 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2287 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2287));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2289;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2289) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2289;
                    const f32 t2290 = t2274 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2291 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2291));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2293;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2293) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2293;
                    const f32 t2294 = t2278 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2295 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2295));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2297;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2297) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2297;
                    const f32 t2298 = t2282 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2299 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2299));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2301;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2301) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2301;
                    const f32 t2302 = t2286 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2303 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2303));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2305;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2305) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2305;
                    const f32 t2306 = t2290 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2307 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2307));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2309;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2309) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2309;
                    const f32 t2310 = t2294 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2311 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2311));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2313;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2313) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2313;
                    const f32 t2314 = t2298 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2315 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2315));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2317;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2317) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2317;
                    const f32 t2318 = t2302 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2319 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2319));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2321;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2321) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2321;
                    const f32 t2322 = t2306 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2323 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2323));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2325;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2325) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2325;
                    const f32 t2326 = t2310 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2327 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2327));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2329;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2329) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2329;
                    const f32 t2330 = t2314 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2331 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2331));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2333;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2333) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2333;
                    const f32 t2334 = t2318 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2335 = t2322 + t2326;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2336 = t2330 + t2334;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2337 = t2335 + t2336;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2337;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2338 = i_6 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2339 = t515 + t2338;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2340 = t2339 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2341 = t2340 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2342 = t2341 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2343 = t10 + t2342;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2344 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2344) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2343) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2345 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2345;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2346 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2346;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2347 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2347;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2348 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2348;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2349 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2349;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2350 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2350;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2351 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2351;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2352 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2352;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2353 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2353;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2354 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2354;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2355 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2355;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2356 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2356;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2357 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2357;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2358 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2358;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2359 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2359;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2360 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2360;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2361 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2361;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2362 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2362;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2363 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2363;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2364 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2364;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2365 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2365;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2366 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2366;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2367 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2367;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2368 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2368;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2369 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2369;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2370 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2370;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2371 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2371;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2372 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2372;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2373 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2373;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2374 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2374;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2375 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2375;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2376 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2376;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2377 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2377;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2378 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2378;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2379 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2379;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2380 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2380;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2381 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2381;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2382 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2382;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2383 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2384 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2385 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2386 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2387 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2388 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2389 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2390 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2391 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2392 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2393 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2394 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2395 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2396 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2397 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2398 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2399 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2400 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2401 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2402 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2403 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2404 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2405 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2406 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2407 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2408 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2408;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2409;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2409) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2410;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2410) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2411;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2411) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2412;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2412) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2413;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2413) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2414;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2414) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2415;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2415) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2416;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2416) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2417;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2417) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2418;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2418) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2419;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2419) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2420;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2420) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2421;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2421) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2422;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2422) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2423;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2423) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2424;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2424) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2425;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2425) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2426;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2426) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2427;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2427) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2428;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2428) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2429;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2429) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2430;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2430) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2431;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2431) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2432;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2432) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2433;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2433) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2434;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2434) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2435;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2435) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2436;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2436) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2437;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2437) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2438;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2438) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2439;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2439) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2440;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2440) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2409;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2410;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2411;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2412;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2413;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2414;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2415;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2416;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2417;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2418;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2419;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2420;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2421;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2422;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2423;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2424;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2425;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2426;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2427;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2428;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2429;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2430;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2431;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2432;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2433;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2434;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2435;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2436;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2437;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2438;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2439;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2440;
                }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2441 = t517 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2442 = t2441 + 12u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2443 = t2442 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2444 = t10 + t2443;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2445 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2445) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2444) : "memory");
                }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2446 = end_17 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2447 = t515 + t2446;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2448 = t2447 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2449 = t2448 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2450 = t2449 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2451 = t10 + t2450;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2452 = t2447 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2453 = t2452 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2451), "r"(t2453) : "memory");
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
                const u32 t2454 = t2447 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2455 = t2454 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2456 = t9 + t2455;
                const u32 t2457 = t2456 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2458 = t2457 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2459 = (u64)t2458;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2460 = t2459 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2461 = t2457 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2462 = (u64)t2461;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2463 = t2462 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2464 = t2457 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2465 = (u64)t2464;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2466 = t2465 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2467 = t2457 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2468 = (u64)t2467;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2469 = t2468 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2470 = t2457 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2471 = (u64)t2470;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2472 = t2471 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2473 = t2457 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2474 = (u64)t2473;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2475 = t2474 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2476 = t2457 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2477 = (u64)t2476;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2478 = t2477 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2479 = t2457 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2480 = (u64)t2479;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2481 = t2480 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2460), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2463), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2466), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2469), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2472), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2475), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2478), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2481) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2482 = end_17 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2483 = t515 + t2482;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2484 = t2483 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2485 = t2484 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2486 = t2485 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2487 = t10 + t2486;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2488 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2488) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2487) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_12;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2490 = t515 + end_17;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_7 = t2490; i_7 < through; i_7 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2491 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2491) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2492 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2493 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t2492 ? 0u : t2493;
                    const u32 t2495 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2495) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2496 = i_7 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2497 = t2496 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2498 = t10 + t2497;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2499 = i_7 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2500 = t2499 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2498), "r"(t2500) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2501 = i_7 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2502 = t2501 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2503 = t2502 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2504 = t10 + t2503;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2505 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2505) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2504) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2506 = i_7 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2507 = t2506 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2508 = t2507 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2509 = t10 + t2508;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2510 = i_7 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2511 = t2510 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2509), "r"(t2511) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2512 = i_7 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2513 = t2512 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2514 = t2513 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2515 = t10 + t2514;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2516 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2516) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2515) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2517;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2517) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t2517;
                f32 t2519;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2519) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2520 = pair_7 + t2519;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2520;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2521;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2521) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t2521;
                f32 t2523;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2523) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2524 = pair_8 + t2523;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2524;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2525 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2526;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2526) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2525 ? 0.0f : t2526;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2528 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t2528;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2529 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2529;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2530 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2530;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2531 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2531;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2532 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2532;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2533 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2533;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2534 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2534;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2535 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2535;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2536 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2536;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2537 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2537;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2538 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2538;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2539 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2539;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2540 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2540;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2541 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2541;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2542 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2542;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2543 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2543;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2544 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2544;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2545 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2545;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2546 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2546;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2547 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2547;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2548 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2548;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2549 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2549;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2550 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2550;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2551 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2551;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2552 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2552;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2553 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2553;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2554 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2554;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2555 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2555;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2556 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2556;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2557 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2557;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2558 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2558;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2559 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2559;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2560 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2561;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2561) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2560 ? 0.0f : t2561;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2563 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2563;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2564 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2564;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2565 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2565;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2566 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2566;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2567 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2567;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2568 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2568;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2569 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2569;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2570 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2570;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2571 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2571;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2572 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2572;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2573 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2573;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2574 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2574;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2575 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2575;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2576 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2576;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2577 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2577;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2578 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2578;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2579 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2579;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2580 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2580;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2581 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2581;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2582 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2582;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2583 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2583;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2584 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2584;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2585 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2585;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2586 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2586;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2587 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2587;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2588 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2588;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2589 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2589;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2590 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2590;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2591 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2591;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2592 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2592;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2593 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2593;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2594 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2594;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t2595 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2595) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2596 = t517 & 3u;
                const u32 t2597 = t440 + 8192u;
                u32 t2598;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2598) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2599;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2599) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2600) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2601) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2602) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2603) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2604) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2605) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2606) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2607) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2608) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2609) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2610) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2611;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2611) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2612;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2612) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2613;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2613) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2614) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2615) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2616;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2616) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2617;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2617) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2618;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2618) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2619;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2619) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2620;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2620) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2621) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2622) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2623) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2624;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2624) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2625;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2625) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2626;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2626) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2627;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2627) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2628;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2628) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2629;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2629) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2630 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2631 = t442 + t2630;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2632 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2633 = t2631 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2634 = t2632 ^ t2633;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2635 = t2631 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2636 = t2634 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2637 = t2635 + t2636;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2638 = t440 + t2637;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2638), "r"(t2598), "r"(t2599), "r"(t2600), "r"(t2601) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2639 = t2637 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2640 = t440 + t2639;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2640), "r"(t2602), "r"(t2603), "r"(t2604), "r"(t2605) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2641 = t2637 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2642 = t440 + t2641;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2642), "r"(t2606), "r"(t2607), "r"(t2608), "r"(t2609) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2643 = t2637 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2644 = t440 + t2643;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2644), "r"(t2610), "r"(t2611), "r"(t2612), "r"(t2613) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2645 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2646 = t442 + t2645;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2647 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2648 = t2646 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2649 = t2647 ^ t2648;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2650 = t2646 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2651 = t2649 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2652 = t2650 + t2651;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2653 = t2597 + t2652;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2653), "r"(t2614), "r"(t2615), "r"(t2616), "r"(t2617) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2654 = t2652 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2655 = t2597 + t2654;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2655), "r"(t2618), "r"(t2619), "r"(t2620), "r"(t2621) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2656 = t2652 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2657 = t2597 + t2656;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2657), "r"(t2622), "r"(t2623), "r"(t2624), "r"(t2625) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2658 = t2652 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2659 = t2597 + t2658;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2659), "r"(t2626), "r"(t2627), "r"(t2628), "r"(t2629) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2660 = t454 + t443;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t2660 + t442;
                const bool t2662 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2662) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2663 = 1073741824u - t466;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2664 = t2663 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2665 = t460 + t466;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2666 = t442 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2667 = t440 + t2666;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2667), "l"(o), "r"(0u), "r"(index_4), "r"(t2664), "r"(t2665), "r"(1073741824u) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2668 = t440 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2669 = t442 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2670 = t2668 + t2669;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2670), "l"(o), "r"(64u), "r"(index_4), "r"(t2664), "r"(t2665), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2671 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2672 = t2671 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2673 = lse + t2672;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2674 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2675 = t2674 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2676 = t2675 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2677 = t2673 + t2676;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2678 = (u64)t460;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2679 = t2678 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2680 = t2679 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2681 = t2677 + t2680;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2682 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2683 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2684 = t2683 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2684) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2685 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2685;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t466;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2688 = (u64)row * t2682;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2689 = t2688 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2690 = t2681 + t2689;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2691;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2691) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(row_max), "f"(scale_log2), "f"(t2691));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2692 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2694 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2695 = t2694 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2690), "f"(t2695) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2696 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2697 = first_row + t2696;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2697 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t466;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2700 = (u64)row_2 * t2682;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2701 = t2700 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2702 = t2681 + t2701;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2703;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2703) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(row_max_2), "f"(scale_log2), "f"(t2703));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2704 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2706 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2707 = t2706 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2702), "f"(t2707) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t517 & 3u;
                const u32 t2709 = queries_3 + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2710 = t2709 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2711 = t10 + t2710;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2712 = t517 >> 2u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2713 = t2712 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2711), "r"(t2713) : "memory");
                const u32 t2714 = queries_3 + 12u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2715 = t2714 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2716 = t10 + t2715;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2717 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2717) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2716) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2718 = end_12 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last = passed_2 + t2718;
                #pragma unroll 1
                for (u32 i_8 = passed_2; i_8 < last; i_8 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2720 = i_8 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2721 = t2720 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2722 = t10 + t2721;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2723 = i_8 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2724 = t2723 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2722), "r"(t2724) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2725 = i_8 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2726 = t2725 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2727 = t2726 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2728 = t10 + t2727;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2729 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2729) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2728) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2730 = i_8 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2731 = t2730 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2732 = t2731 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2733 = t10 + t2732;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2734 = i_8 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2735 = t2734 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2733), "r"(t2735) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2736 = i_8 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2737 = t2736 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2738 = t2737 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2739 = t10 + t2738;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2740 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2740) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2739) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2741 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2741) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2742 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2743 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_7 = t2742 ? 0u : t2743;
                    const u32 t2745 = next_7 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2745) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2746 = last & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2747 = t2746 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2748 = t10 + t2747;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2749 = last >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2750 = t2749 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2748), "r"(t2750) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2751 = last & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2752 = t2751 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2753 = t2752 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2754 = t10 + t2753;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2755 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2755) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2754) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2756 = last & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2757 = t2756 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2758 = t2757 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2759 = t10 + t2758;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2760 = last >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2761 = t2760 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2759), "r"(t2761) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2762 = last & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2763 = t2762 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2764 = t2763 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2765 = t10 + t2764;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2766 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2766) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2765) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2767 = passed_2 + end_12;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2767;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2768 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t2768;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2769 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t2769) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2770 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2771;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2771) : "r"(t2770) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2772;
            asm("mov.b32 %0, %1;" : "=r"(t2772) : "f"(t2771));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2773;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2773) : "r"(t2772));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2773;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2775 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2775) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2776 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2776) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
