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
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 96u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 104u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t27 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t28) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t29 = t10 + 128u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t30 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t30) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t31 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
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
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t71 = end_4 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t72 = t71 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t72 > 1u ? t72 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t74 = end_2 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t74 < end_5 ? t74 : end_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t76 = end_5 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t76 < end_5 ? t76 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = index / group;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t79 = tile << 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t79 & 3u;
                const u32 t81 = slot + 12u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t82 = t81 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t10 + t82;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t84 = t79 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = t84 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t86 = t85 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t83), "r"(t86) : "memory");
                const u32 t87 = slot + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t87 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t10 + t88;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t90 = slot << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t91 = smem_1 + t90;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t92;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t92) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t93 = t92 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t93) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t89) : "memory");
                    const u32 t94 = 1073741824u - t53;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t95 = t94 + t41;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t96 = t47 + t53;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t91), "l"(q), "r"(t89), "r"(0u), "r"(index), "r"(t95), "r"(t96), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t97 = t91 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t97), "l"(q), "r"(t89), "r"(64u), "r"(index), "r"(t95), "r"(t96), "r"(1073741824u) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t98 = tile << 1u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t99 = t98 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t99 & 3u;
                const u32 t101 = slot_2 + 12u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t102 = t101 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t103 = t10 + t102;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t99 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t104 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t105 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t103), "r"(t106) : "memory");
                const u32 t107 = slot_2 + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t107 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t10 + t108;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t41 + 64u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t111 = slot_2 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t112 = smem_1 + t111;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t113;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t113) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t114 = t113 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t114) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t109) : "memory");
                    const u32 t115 = 1073741824u - t53;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t116 = t115 + t110;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t117 = t47 + t53;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t112), "l"(q), "r"(t109), "r"(0u), "r"(index), "r"(t116), "r"(t117), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t118 = t112 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t118), "l"(q), "r"(t109), "r"(64u), "r"(index), "r"(t116), "r"(t117), "r"(1073741824u) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t120 = slot_3 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = t10 + t120;
                const u32 t122 = slot_3 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t122 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t10 + t123;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t126 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t124), "r"(t127) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t128 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t129 = t128 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = slot_3 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t8 + t130;
                u32 t132;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t132) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t133 = t132 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t133) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t121) : "memory");
                    const u32 t134 = 1073741824u - t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t135 = t134 + t129;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t136 = t50 + t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t131), "l"(k), "r"(t121), "r"(0u), "r"(t78), "r"(t135), "r"(t136), "r"(1073741824u) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t137 = t131 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t137), "l"(k), "r"(t121), "r"(64u), "r"(t78), "r"(t135), "r"(t136), "r"(1073741824u) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t139 = slot_4 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t139 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t10 + t140;
                const u32 t142 = slot_4 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t142 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t10 + t143;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t145 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t146 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t144), "r"(t147) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t148 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t149 = t148 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = slot_4 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t9 + t150;
                u32 t152;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t152) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t153 = t152 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t153) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t141) : "memory");
                    const u32 t154 = 1073741824u - t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t154 + t149;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t50 + t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t151), "l"(v), "r"(t141), "r"(0u), "r"(t78), "r"(t155), "r"(t156), "r"(1073741824u) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = t151 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t157), "l"(v), "r"(t141), "r"(64u), "r"(t78), "r"(t155), "r"(t156), "r"(1073741824u) : "memory");
                }
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t158 & 1u;
                    const u32 t160 = slot_5 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = t10 + t160;
                    const u32 t162 = slot_5 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t162 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t10 + t163;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t158 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t165 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t166 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t164), "r"(t167) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t168 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t169 = t168 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t170 = t169 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = slot_5 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t8 + t171;
                    u32 t173;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t173) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t174 = t173 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t174) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t161) : "memory");
                        const u32 t175 = 1073741824u - t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t176 = t175 + t170;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t177 = t50 + t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t172), "l"(k), "r"(t161), "r"(0u), "r"(t78), "r"(t176), "r"(t177), "r"(1073741824u) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t178 = t172 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t178), "l"(k), "r"(t161), "r"(64u), "r"(t78), "r"(t176), "r"(t177), "r"(1073741824u) : "memory");
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t179 & 1u;
                    const u32 t181 = slot_6 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t181 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t183 = t10 + t182;
                    const u32 t184 = slot_6 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t185 = t184 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t186 = t10 + t185;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = t179 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = t187 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t188 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t186), "r"(t189) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t190 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t191 = t190 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t192 = t191 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t193 = slot_6 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t194 = t9 + t193;
                    u32 t195;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t195) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t196 = t195 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t196) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t183) : "memory");
                        const u32 t197 = 1073741824u - t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t198 = t197 + t192;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t199 = t50 + t56;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t194), "l"(v), "r"(t183), "r"(0u), "r"(t78), "r"(t198), "r"(t199), "r"(1073741824u) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t200 = t194 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t200), "l"(v), "r"(t183), "r"(64u), "r"(t78), "r"(t198), "r"(t199), "r"(1073741824u) : "memory");
                    }
                }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t201 = passed + end_5;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t201;
                const u32 t202 = tile + 1u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t202;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t203 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t203) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t204 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t205;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t205) : "r"(t204) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t206;
                asm("mov.b32 %0, %1;" : "=r"(t206) : "f"(t205));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t207;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t207) : "r"(t206));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t207;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t209 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t209) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < batch; i_2 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_2 + lane;
                const u32 t211 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t212 = batch_2 < t211 ? batch_2 : t211;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t212 + 1u;
                const u64 t214 = (u64)t212;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t215 = t214 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t216 = t215 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t217 = cu_seqlens_q + t216;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t217) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t219 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t220 = t219 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t221 = t220 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t222 = cu_seqlens_q + t221;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                u32 t223;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t223) : "l"(t222) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u32 queries = t223 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t225 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t226 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t227 = t225 & t226;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t227 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t229 = (u64)t212;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t230 = t229 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t231 = t230 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t232 = cu_seqlens_k + t231;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                u32 first;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t232) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t234 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t235 = t234 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t236 = t235 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t237 = cu_seqlens_k + t236;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                u32 t238;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t238) : "l"(t237) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_k_2 = t238 - first;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t240 = seq_q_2 + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t240 >> 7u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t242 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t243 = t242 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t244 = count + t243;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t244;
            }
            f32 t245;
            asm("mov.b32 %0, %1;" : "=f"(t245) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t246;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t246) : "f"(t245));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t247;
            asm("mov.b32 %0, %1;" : "=r"(t247) : "f"(t246));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t248 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t249 = t248 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t250 = t249 ? t247 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t251 = count + t250;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t252 = count + t247;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t253;
            asm("mov.b32 %0, %1;" : "=f"(t253) : "r"(t252));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t254;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t254) : "f"(t253));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t255;
            asm("mov.b32 %0, %1;" : "=r"(t255) : "f"(t254));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t256 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t257 = t256 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t258 = t257 ? t255 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t259 = t251 + t258;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t260 = t252 + t255;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t261;
            asm("mov.b32 %0, %1;" : "=f"(t261) : "r"(t260));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t262;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t262) : "f"(t261));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t263;
            asm("mov.b32 %0, %1;" : "=r"(t263) : "f"(t262));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t264 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t265 = t264 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t266 = t265 ? t263 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t267 = t259 + t266;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t268 = t260 + t263;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t269;
            asm("mov.b32 %0, %1;" : "=f"(t269) : "r"(t268));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t270;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t270) : "f"(t269));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t271;
            asm("mov.b32 %0, %1;" : "=r"(t271) : "f"(t270));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t272 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t273 = t272 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t274 = t273 ? t271 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t275 = t267 + t274;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t276 = t268 + t271;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t277;
            asm("mov.b32 %0, %1;" : "=f"(t277) : "r"(t276));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t278;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t278) : "f"(t277));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t279;
            asm("mov.b32 %0, %1;" : "=r"(t279) : "f"(t278));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t280 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t281 = t280 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t282 = t281 ? t279 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t283 = t275 + t282;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t284 = t276 + t279;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t285;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t285) : "r"(t284));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t285 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t287 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t287;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t288 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t288;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t289 = most != 0u;
                if (!t289) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t290 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t291 = t290 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t291;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t293 = least < 128u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t293 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < batch; i_3 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_3 + lane;
                    const u32 t296 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t297 = batch_3 < t296 ? batch_3 : t296;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t297 + 1u;
                    const u64 t299 = (u64)t297;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t300 = t299 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t301 = t300 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t302 = cu_seqlens_q + t301;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t302) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t304 = (u64)next_2;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t305 = t304 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t306 = t305 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t307 = cu_seqlens_q + t306;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    u32 t308;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t308) : "l"(t307) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t308 - first_query_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t310 = least_queries <= queries_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t311 = queries_2 <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t312 = t310 & t311;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t312 ? queries_2 : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t314 = (u64)t297;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t315 = t314 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t316 = t315 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t317 = cu_seqlens_k + t316;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t317) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t319 = (u64)next_2;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t320 = t319 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t321 = t320 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t322 = cu_seqlens_k + t321;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    u32 t323;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t323) : "l"(t322) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_k_3 = t323 - first_2;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_4 = seq_k_3 < seq_k ? seq_k_3 : seq_k;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t326 = seq_q_3 + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t326 >> 7u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t328 = least_2 + seq_q_3;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t329 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t330 = t328 > t329 ? t328 : t329;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t331 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t332 = t330 - t331;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t332 >> 7u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t334 = seq_k_4 < least_2;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t334 ? tiles : first_3;
                    const bool t336 = least_2 == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t337 = t336 ? 0u : reaching;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_4 = t337 < tiles ? t337 : tiles;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t339 = seq_q_3 + 127u;
#line 43 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t339 >> 7u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t341 = most + seq_q_3;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t342 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t343 = t341 > t342 ? t341 : t342;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t344 = seq_k_4 + 1u;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t345 = t343 - t344;
#line 55 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_5 = t345 >> 7u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t347 = seq_k_4 < most;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t347 ? tiles_2 : first_5;
                    const bool t349 = most == 0u;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t350 = t349 ? 0u : reaching_2;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_6 = t350 < tiles_2 ? t350 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t352 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t353 = end_6 - first_4;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t352 ? t353 : 0u;
                    const u32 t355 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t356;
                    asm("mov.b32 %0, %1;" : "=f"(t356) : "r"(t355));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t357;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t357) : "f"(t356));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t358;
                    asm("mov.b32 %0, %1;" : "=r"(t358) : "f"(t357));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t359 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t360 = t359 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t361 = t360 ? t358 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t362 = t355 + t361;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t363 = t355 + t358;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t364;
                    asm("mov.b32 %0, %1;" : "=f"(t364) : "r"(t363));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t365;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t365) : "f"(t364));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t366;
                    asm("mov.b32 %0, %1;" : "=r"(t366) : "f"(t365));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t367 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t368 = t367 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t369 = t368 ? t366 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t370 = t362 + t369;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t371 = t363 + t366;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t372;
                    asm("mov.b32 %0, %1;" : "=f"(t372) : "r"(t371));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t373;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t373) : "f"(t372));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t374;
                    asm("mov.b32 %0, %1;" : "=r"(t374) : "f"(t373));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t375 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t376 = t375 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t377 = t376 ? t374 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t378 = t370 + t377;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t379 = t371 + t374;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t380;
                    asm("mov.b32 %0, %1;" : "=f"(t380) : "r"(t379));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t381;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t381) : "f"(t380));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t382;
                    asm("mov.b32 %0, %1;" : "=r"(t382) : "f"(t381));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t383 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t384 = t383 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t385 = t384 ? t382 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t386 = t378 + t385;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t387 = t379 + t382;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t388;
                    asm("mov.b32 %0, %1;" : "=f"(t388) : "r"(t387));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t389;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t389) : "f"(t388));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t390;
                    asm("mov.b32 %0, %1;" : "=r"(t390) : "f"(t389));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t391 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t392 = t391 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t393 = t392 ? t390 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t394 = t386 + t393;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t395 = t387 + t390;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t396;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t396) : "r"(t395));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_7 = before + t396;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t398 = index_2 < end_7;
                        if (!t398) break;
                        const u32 t399 = index_2 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t400 = t394 - t355;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t399 - t400;
                        const bool t402 = nth < t355;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t402) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t404 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t405 = t404 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t406 = first_4 + t405;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t406 << 7u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t29 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t410;
                            asm("mov.b32 %0, %1;" : "=f"(t410) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t410) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t411;
                            asm("mov.b32 %0, %1;" : "=f"(t411) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t411) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t412;
                            asm("mov.b32 %0, %1;" : "=f"(t412) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t412) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t413;
                            asm("mov.b32 %0, %1;" : "=f"(t413) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t413) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t414;
                            asm("mov.b32 %0, %1;" : "=f"(t414) : "r"(first_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t414) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t415;
                            asm("mov.b32 %0, %1;" : "=f"(t415) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t415) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t416;
                            asm("mov.b32 %0, %1;" : "=f"(t416) : "r"(seq_k_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t416) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t417;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t417) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t418 = t417 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t418) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t419 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t419;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t420 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t421 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t422 = t421 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t420), "r"(t422) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t423 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t423) {
                            const u32 t424 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t425;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t425) : "l"(claims), "r"(t424) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t425;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t426 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t427;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t427) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t428 = t426 + t427;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t428;
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
            u32 t431;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t431) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t432 = t431 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t432) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t433 = t29 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t433), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t434;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t434) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t435 = t434 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t435) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t437 = index_3 << 14u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t438 = t7 + t437;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t439 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t440 = t439 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t441 = index_3 << 6u;
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
        const u32 t442 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t442) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t443 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t444;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t444) : "r"(t443) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t445;
        asm("mov.b32 %0, %1;" : "=r"(t445) : "f"(t444));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t446;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t446) : "r"(t445));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t446;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t447 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t447) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t448 = index_4 != 4294967295u;
            if (!t448) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t450;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t450) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t451;
            asm("mov.b32 %0, %1;" : "=r"(t451) : "f"(t450));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t452;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t452) : "r"(t451));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t453;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t453) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t454;
            asm("mov.b32 %0, %1;" : "=r"(t454) : "f"(t453));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t455;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t455) : "r"(t454));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t456;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t456) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t457;
            asm("mov.b32 %0, %1;" : "=r"(t457) : "f"(t456));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t458;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t458) : "r"(t457));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t459;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t459) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t460;
            asm("mov.b32 %0, %1;" : "=r"(t460) : "f"(t459));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t461;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t461) : "r"(t460));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t462;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t462) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t463;
            asm("mov.b32 %0, %1;" : "=r"(t463) : "f"(t462));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t464;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t464) : "r"(t463));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t465;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t465) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t466;
            asm("mov.b32 %0, %1;" : "=r"(t466) : "f"(t465));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t467;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t467) : "r"(t466));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t468;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t468) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t469 = t468 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t469) {
                const u32 t470 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t470) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t471 = t452 + t467;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t471 + 1u;
            const u32 t473 = end_8 > t464 ? end_8 : t464;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t474 = t473 - t464;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t474 < t467 ? t474 : t467;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t476 = t452 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t477 = t476 + t467;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t477 + 1u;
            const u32 t479 = end_10 > t464 ? end_10 : t464;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t480 = t479 - t464;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t480 < t467 ? t480 : t467;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t482 = end_11 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t483 = t482 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_12 = t483 > 1u ? t483 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t485 = end_9 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t485 < end_12 ? t485 : end_12;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t487 = end_12 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t487 < end_12 ? t487 : end_12;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t452 + t441;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t490 = first_query_3 + t467;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t490 + 1u;
            const u32 t492 = end_13 > t464 ? end_13 : t464;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t493 = t492 - t464;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t493 < t467 ? t493 : t467;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t495 = first_query_3 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t496 = t495 + t467;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t496 + 1u;
            const u32 t498 = end_15 > t464 ? end_15 : t464;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t499 = t498 - t464;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t499 < t467 ? t499 : t467;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t501 = end_16 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t502 = t501 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_17 = t502 > 1u ? t502 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t504 = end_14 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t504 < end_17 ? t504 : end_17;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t506 = end_17 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t506 < end_17 ? t506 : end_17;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t508 = end_12 - end_17;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t509 = passed_2 + t508;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t510 = count_2 << 1u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t511 = t510 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t512 = t452 + t441;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t513 = t512 < t464;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t513) {
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
                for (u32 i_4 = passed_2; i_4 < t509; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t514 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t514) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t515 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t516 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t515 ? 0u : t516;
                    const u32 t518 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t518) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t519 = i_4 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t520 = t519 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t521 = t10 + t520;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t522 = i_4 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t523 = t522 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t521), "r"(t523) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t524 = i_4 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t525 = t524 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t526 = t525 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t527 = t10 + t526;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t528 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t528) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t527) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t529 = i_4 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t530 = t529 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t531 = t530 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t532 = t10 + t531;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t533 = i_4 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t534 = t533 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t532), "r"(t534) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t535 = i_4 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t536 = t535 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t537 = t536 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t538 = t10 + t537;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t539 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t539) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t538) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t540 = t511 & 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t541 = t540 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t542 = t541 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t543 = t10 + t542;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t544 = t511 >> 2u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t545 = t544 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t543), "r"(t545) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t546 = t509 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t547 = t546 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t548 = t10 + t547;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t549 = t509 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t550 = t549 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t548), "r"(t550) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t551 = t511 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t552 = t551 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t553 = smem_1 + t552;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t554 = t509 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t555 = t554 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t556 = t8 + t555;
                const u32 t557 = t553 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t558 = t556 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t559 = t557 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t560 = (u64)t559;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t561 = t560 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t562 = t558 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t563 = (u64)t562;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t564 = t563 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t565 = t557 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t566 = (u64)t565;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t567 = t566 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t568 = t558 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t569 = (u64)t568;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t570 = t569 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t571 = t557 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t572 = (u64)t571;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t573 = t572 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t574 = t558 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t575 = (u64)t574;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t576 = t575 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t577 = t557 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t578 = (u64)t577;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t579 = t578 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t580 = t558 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t581 = (u64)t580;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t582 = t581 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t583 = t557 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t584 = (u64)t583;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t585 = t584 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t586 = t558 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t587 = (u64)t586;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t588 = t587 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t589 = t557 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t590 = (u64)t589;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t591 = t590 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t592 = t558 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t593 = (u64)t592;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t594 = t593 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t595 = t557 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t596 = (u64)t595;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t597 = t596 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t598 = t558 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t599 = (u64)t598;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t600 = t599 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t601 = t557 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t602 = (u64)t601;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t603 = t602 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t604 = t558 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t605 = (u64)t604;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t606 = t605 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t561), "l"(t564), "l"(t567), "l"(t570), "l"(t573), "l"(t576), "l"(t579), "l"(t582), "l"(t585), "l"(t588), "l"(t591), "l"(t594), "l"(t597), "l"(t600), "l"(t603), "l"(t606) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t607 = t509 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t608 = t607 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t609 = t608 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t610 = t10 + t609;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t611 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t611) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t610) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t612 = end_17 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t612 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t614 = t452 + t441;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t614 + t440;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t616 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t617 = t616 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t617;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t619 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t620 = first_query_4 + t619;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t621 = t620 + t467;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_18 = t621 + 1u;
                const u32 t623 = end_18 > t464 ? end_18 : t464;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t624 = t623 - t464;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_19 = t624 < t467 ? t624 : t467;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t626 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t626 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t629 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t629;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t631 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t631;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t633 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t633;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t635 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t635;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t637 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t637;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t639 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t639;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t641 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t641;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t643 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t643;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t645 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t645;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t647 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t647;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t649 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t649;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t651 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t651;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t653 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t653;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t655 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t655;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t657 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t657;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t659 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t659;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t661 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t661;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t663 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t663;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t665 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t665;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t667 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t667;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t669 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t669;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t671 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t671;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t673 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t673;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t675 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t677 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t677;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t679 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t679;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t681 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t681;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t683 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t683;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t685 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t687 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t689 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t689;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t691 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t691;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t692 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t693 = first_query_4 + t692;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t694 = t693 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t695 = t694 + t467;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t695 + 1u;
                const u32 t697 = end_21 > t464 ? end_21 : t464;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t698 = t697 - t464;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_22 = t698 < t467 ? t698 : t467;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t700 = end_22 > column ? end_22 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_23 = t700 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t703 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t703;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t705 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t705;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t707 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t707;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t709 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t709;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t711 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t711;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t713 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t713;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t715 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t715;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t717 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t717;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t719 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t719;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t721 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t721;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t723 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t723;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t725 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t725;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t727 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t727;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t729 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t729;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t731 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t731;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t733 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t733;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t735 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t735;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t737 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t737;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t739 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t739;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t741 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t741;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t743 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t743;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t745 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t745;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t747 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t747;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t749 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t749;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t751 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t751;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t753 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t753;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t755 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t757 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t757;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t759 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t759;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t761 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t761;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t763 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t763;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t765 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t765;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t767;
                asm("max.f32 %0, %1, %2;" : "=f"(t767) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t768;
                asm("max.f32 %0, %1, %2;" : "=f"(t768) : "f"(t767), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t769;
                asm("max.f32 %0, %1, %2;" : "=f"(t769) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t770;
                asm("max.f32 %0, %1, %2;" : "=f"(t770) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t771;
                asm("max.f32 %0, %1, %2;" : "=f"(t771) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t772;
                asm("max.f32 %0, %1, %2;" : "=f"(t772) : "f"(t768), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t773;
                asm("max.f32 %0, %1, %2;" : "=f"(t773) : "f"(t769), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t774;
                asm("max.f32 %0, %1, %2;" : "=f"(t774) : "f"(t770), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t775;
                asm("max.f32 %0, %1, %2;" : "=f"(t775) : "f"(t771), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t776;
                asm("max.f32 %0, %1, %2;" : "=f"(t776) : "f"(t772), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t777;
                asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(t773), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t778;
                asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t774), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t779;
                asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(t775), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t780;
                asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t776), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t781;
                asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t777), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t782;
                asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t778), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t783;
                asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t779), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t784;
                asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t780), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t785;
                asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t781), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t786;
                asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t782), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t787;
                asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t783), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t788;
                asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t784), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t789;
                asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t785), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t790;
                asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(t786), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t791;
                asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(t787), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t792;
                asm("max.f32 %0, %1, %2;" : "=f"(t792) : "f"(t788), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t793;
                asm("max.f32 %0, %1, %2;" : "=f"(t793) : "f"(t789), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t794;
                asm("max.f32 %0, %1, %2;" : "=f"(t794) : "f"(t790), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t795;
                asm("max.f32 %0, %1, %2;" : "=f"(t795) : "f"(t791), "f"(s_62));
                f32 t796;
                asm("max.f32 %0, %1, %2;" : "=f"(t796) : "f"(t792), "f"(t793));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t797;
                asm("max.f32 %0, %1, %2;" : "=f"(t797) : "f"(t794), "f"(t795));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t798;
                asm("max.f32 %0, %1, %2;" : "=f"(t798) : "f"(t796), "f"(t797));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t799;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t799) : "f"(t798));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t798), "f"(t799));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t801;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t801) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t801));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t804 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t804;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t806 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t807;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t807) : "f"(old), "f"(scale_log2), "f"(t806));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t807));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t809 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t810 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t810));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t812;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t812) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t812;
                const f32 t813 = t809 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t814 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t814));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t816;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t816) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t816;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t817 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t817));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t819;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t819;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t820 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t820));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t822;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t822) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t822;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t823 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t823));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t825;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t825) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t825;
                const f32 t826 = t813 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t827 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t827));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t829;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t829) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t829;
                const f32 t830 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t831 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t831));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t833;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t833;
                const f32 t834 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t835 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t835));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t837;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t837;
                const f32 t838 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t839 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t839));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t841;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t841;
                const f32 t842 = t826 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t843 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t843));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t845;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t845;
                const f32 t846 = t830 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t847 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t847));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t849;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t849;
                const f32 t850 = t834 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t851 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t851));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t853;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t853;
                const f32 t854 = t838 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t855 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t855));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t857;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t857;
                const f32 t858 = t842 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t859 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t859));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t861;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t861;
                const f32 t862 = t846 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t863 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t863));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t865;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t865;
                const f32 t866 = t850 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t867 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t867));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t869;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t869;
                const f32 t870 = t854 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t871 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t871));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t873;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t873;
                const f32 t874 = t858 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t875 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t875));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t877;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t877;
                const f32 t878 = t862 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t879 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t881;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t881;
                const f32 t882 = t866 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t883 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t883));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t885;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t885;
                const f32 t886 = t870 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t887 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t887));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t889;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t889) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t889;
                const f32 t890 = t874 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t891 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t891));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t893;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t893;
                const f32 t894 = t878 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t895 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t895));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t897;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t897;
                const f32 t898 = t882 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t899 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t899));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t901;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t901;
                const f32 t902 = t886 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t903 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t903));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t905;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t905;
                const f32 t906 = t890 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t907 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t907));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t909;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t909;
                const f32 t910 = t894 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t911 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t911));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t913;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t913) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t913;
                const f32 t914 = t898 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t915 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t915));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t917;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t917) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t917;
                const f32 t918 = t902 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t919 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t919));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t921;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t921) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t921;
                const f32 t922 = t906 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t923 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t923));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t925;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t925) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t925;
                const f32 t926 = t910 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t927 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t927));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t929;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t929) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t929;
                const f32 t930 = t914 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t931 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t931));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t933;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t933) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t933;
                const f32 t934 = t918 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t935 = t922 + t926;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t936 = t930 + t934;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t937 = t935 + t936;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t937;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t939;
                asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t940;
                asm("max.f32 %0, %1, %2;" : "=f"(t940) : "f"(t939), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t941;
                asm("max.f32 %0, %1, %2;" : "=f"(t941) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t942;
                asm("max.f32 %0, %1, %2;" : "=f"(t942) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t943;
                asm("max.f32 %0, %1, %2;" : "=f"(t943) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t944;
                asm("max.f32 %0, %1, %2;" : "=f"(t944) : "f"(t940), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t945;
                asm("max.f32 %0, %1, %2;" : "=f"(t945) : "f"(t941), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t946;
                asm("max.f32 %0, %1, %2;" : "=f"(t946) : "f"(t942), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t947;
                asm("max.f32 %0, %1, %2;" : "=f"(t947) : "f"(t943), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t948;
                asm("max.f32 %0, %1, %2;" : "=f"(t948) : "f"(t944), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t949;
                asm("max.f32 %0, %1, %2;" : "=f"(t949) : "f"(t945), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t950;
                asm("max.f32 %0, %1, %2;" : "=f"(t950) : "f"(t946), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t951;
                asm("max.f32 %0, %1, %2;" : "=f"(t951) : "f"(t947), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t952;
                asm("max.f32 %0, %1, %2;" : "=f"(t952) : "f"(t948), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t953;
                asm("max.f32 %0, %1, %2;" : "=f"(t953) : "f"(t949), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t954;
                asm("max.f32 %0, %1, %2;" : "=f"(t954) : "f"(t950), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t955;
                asm("max.f32 %0, %1, %2;" : "=f"(t955) : "f"(t951), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t956;
                asm("max.f32 %0, %1, %2;" : "=f"(t956) : "f"(t952), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t957;
                asm("max.f32 %0, %1, %2;" : "=f"(t957) : "f"(t953), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t958;
                asm("max.f32 %0, %1, %2;" : "=f"(t958) : "f"(t954), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t959;
                asm("max.f32 %0, %1, %2;" : "=f"(t959) : "f"(t955), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t960;
                asm("max.f32 %0, %1, %2;" : "=f"(t960) : "f"(t956), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t961;
                asm("max.f32 %0, %1, %2;" : "=f"(t961) : "f"(t957), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t962;
                asm("max.f32 %0, %1, %2;" : "=f"(t962) : "f"(t958), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t963;
                asm("max.f32 %0, %1, %2;" : "=f"(t963) : "f"(t959), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t964;
                asm("max.f32 %0, %1, %2;" : "=f"(t964) : "f"(t960), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t965;
                asm("max.f32 %0, %1, %2;" : "=f"(t965) : "f"(t961), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t966;
                asm("max.f32 %0, %1, %2;" : "=f"(t966) : "f"(t962), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t967;
                asm("max.f32 %0, %1, %2;" : "=f"(t967) : "f"(t963), "f"(s_64));
                f32 t968;
                asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(t964), "f"(t965));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t969;
                asm("max.f32 %0, %1, %2;" : "=f"(t969) : "f"(t966), "f"(t967));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t970;
                asm("max.f32 %0, %1, %2;" : "=f"(t970) : "f"(t968), "f"(t969));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t971;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t971) : "f"(t970));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t970), "f"(t971));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t973;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t973) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t973));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t976 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t976;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t978 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t979;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t979) : "f"(old_2), "f"(scale_log2), "f"(t978));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t979));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t981 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t982 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t982));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t984;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t984) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t984;
                const f32 t985 = t981 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t986 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t986));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t988;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t988) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t988;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t989 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t989));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t991;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t991;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t992 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t992));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t994;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t994) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t994;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t995 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t995));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t997;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t997) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t997;
                const f32 t998 = t985 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t999 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t999));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1001;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1001;
                const f32 t1002 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1003 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1003));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1005;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1005) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1005;
                const f32 t1006 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1007 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1007));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1009;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1009;
                const f32 t1010 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1011 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1011));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1013;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1013) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1013;
                const f32 t1014 = t998 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1015 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1015));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1017;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1017) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1017;
                const f32 t1018 = t1002 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1019 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1019));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1021;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1021;
                const f32 t1022 = t1006 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1023 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1023));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1025;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1025;
                const f32 t1026 = t1010 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1027 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1027));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1029;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1029;
                const f32 t1030 = t1014 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1031 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1031));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1033;
                const f32 t1034 = t1018 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1035 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1035));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1037;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1037) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1037;
                const f32 t1038 = t1022 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1039 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1039));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1041;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1041) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1041;
                const f32 t1042 = t1026 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1043 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1043));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1045;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1045) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1045;
                const f32 t1046 = t1030 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1047 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1047));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1049;
                const f32 t1050 = t1034 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1051 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1051));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1053;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1053;
                const f32 t1054 = t1038 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1055 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1055));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1057;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1057) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1057;
                const f32 t1058 = t1042 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1059 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1059));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1061;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1061) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1061;
                const f32 t1062 = t1046 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1063 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1065;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1065;
                const f32 t1066 = t1050 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1067 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1067));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1069;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1069) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1069;
                const f32 t1070 = t1054 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1071 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1071));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1073;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1073;
                const f32 t1074 = t1058 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1075 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1075));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1077;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1077;
                const f32 t1078 = t1062 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1079 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1081;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1081) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1081;
                const f32 t1082 = t1066 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1083 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1083));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1085;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1085;
                const f32 t1086 = t1070 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1087 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1089;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1089;
                const f32 t1090 = t1074 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1091 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1093;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1093;
                const f32 t1094 = t1078 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1095 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1095));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1097;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1097;
                const f32 t1098 = t1082 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1099 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1099));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1101;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1101) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1101;
                const f32 t1102 = t1086 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1103 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1103));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1105;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1105;
                const f32 t1106 = t1090 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1107 = t1094 + t1098;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1108 = t1102 + t1106;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1109 = t1107 + t1108;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1109;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1110;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1111;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1112;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1113;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1114;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1115;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1116;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1117;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1118;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1119;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1120;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1121;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1122;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1123;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1124;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1125;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1126;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1127;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1128;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1128) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1129;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(s_39), "f"(s_40));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1130;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(s_41), "f"(s_42));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1131;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(s_43), "f"(s_44));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1132;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(s_45), "f"(s_46));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1133;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(s_47), "f"(s_48));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1134;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(s_49), "f"(s_50));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1135;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(s_51), "f"(s_52));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1136;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(s_53), "f"(s_54));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1137;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1137) : "f"(s_55), "f"(s_56));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1138;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(s_57), "f"(s_58));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1139;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(s_59), "f"(s_60));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1140;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(s_61), "f"(s_62));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1141;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1110;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1111;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1112;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1113;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1114;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1115;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1116;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1117;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1118;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1119;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1120;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1121;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1122;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1123;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1124;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1125;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1126;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1127;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1128;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1129;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1130;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1131;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1132;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1133;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1134;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1135;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1136;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1137;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1138;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1139;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1140;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1141;
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
                const u32 masked_left = end_17 > masked_right_4 ? end_17 : masked_right_4;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_5 = 1u; i_5 < masked_right_4; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1144 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1144) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1145 = t509 + i_5;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1146 = t1145 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1147 = t1146 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1148 = t10 + t1147;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1149 = t1145 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1150 = t1149 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1148), "r"(t1150) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1151 = t511 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1152 = t1151 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1153 = smem_1 + t1152;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1154 = t1145 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1155 = t1154 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1156 = t8 + t1155;
                    const u32 t1157 = t1153 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1158 = t1156 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1159 = t1157 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1160 = (u64)t1159;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1161 = t1160 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1162 = t1158 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1163 = (u64)t1162;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1164 = t1163 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1165 = t1157 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1166 = (u64)t1165;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1167 = t1166 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1168 = t1158 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1169 = (u64)t1168;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1170 = t1169 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1171 = t1157 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1172 = (u64)t1171;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1173 = t1172 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1174 = t1158 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1175 = (u64)t1174;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1176 = t1175 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1177 = t1157 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1178 = (u64)t1177;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1179 = t1178 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1180 = t1158 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1181 = (u64)t1180;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1182 = t1181 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1183 = t1157 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1184 = (u64)t1183;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1185 = t1184 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1186 = t1158 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1187 = (u64)t1186;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1188 = t1187 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1189 = t1157 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1190 = (u64)t1189;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1191 = t1190 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1192 = t1158 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1193 = (u64)t1192;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1194 = t1193 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1195 = t1157 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1196 = (u64)t1195;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1197 = t1196 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1198 = t1158 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1199 = (u64)t1198;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1200 = t1199 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1201 = t1157 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1202 = (u64)t1201;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1203 = t1202 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1204 = t1158 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1205 = (u64)t1204;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1206 = t1205 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1161), "l"(t1164), "l"(t1167), "l"(t1170), "l"(t1173), "l"(t1176), "l"(t1179), "l"(t1182), "l"(t1185), "l"(t1188), "l"(t1191), "l"(t1194), "l"(t1197), "l"(t1200), "l"(t1203), "l"(t1206) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1207 = i_5 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1208 = t509 + t1207;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1209 = t1208 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1210 = t1209 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1211 = t1210 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1212 = t10 + t1211;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1213 = t1208 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1214 = t1213 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1212), "r"(t1214) : "memory");
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
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_21 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_22 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_23 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_24 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_25 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_26 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_27 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_28 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_29 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_30 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_31 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_32 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1215 = t1208 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1216 = t1215 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1217 = t9 + t1216;
                    const u32 t1218 = t1217 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1219 = t1218 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1220 = (u64)t1219;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1221 = t1220 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1222 = t1218 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1223 = (u64)t1222;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1224 = t1223 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1225 = t1218 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1226 = (u64)t1225;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1227 = t1226 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1228 = t1218 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1229 = (u64)t1228;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1230 = t1229 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1231 = t1218 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1232 = (u64)t1231;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1233 = t1232 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1234 = t1218 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1235 = (u64)t1234;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1236 = t1235 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1237 = t1218 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1238 = (u64)t1237;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1239 = t1238 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1240 = t1218 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1241 = (u64)t1240;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1242 = t1241 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1221), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1224), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1227), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1230), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1233), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1236), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1239), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1242) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1243 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1244 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1243 ? 0u : t1244;
                    const u32 t1246 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1246) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1247 = t509 + i_5;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1248 = t1247 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1249 = t1248 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1250 = t1249 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1251 = t10 + t1250;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1252 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1252) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1251) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1253 = end_17 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1254 = t1253 - i_5;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1254 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1256 = t452 + t441;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_5 = t1256 + t440;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1258 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1259 = t1258 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t1259;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1261 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1262 = first_query_5 + t1261;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1263 = t1262 + t467;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_24 = t1263 + 1u;
                    const u32 t1265 = end_24 > t464 ? end_24 : t464;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1266 = t1265 - t464;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_25 = t1266 < t467 ? t1266 : t467;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1268 = end_25 > column_2 ? end_25 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t1268 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 0u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1271 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1271;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 1u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1273 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1273;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 8u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1275 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1275;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 9u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1277 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1277;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 16u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1279 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1279;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 17u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1281 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1281;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 24u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1283 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1283;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 25u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1285 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1285;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 32u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1287 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1287;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 33u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1289 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1289;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 40u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1291 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1291;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 41u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1293 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1293;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 48u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1295 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1295;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 49u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1297 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1297;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 56u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1299 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1299;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 57u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1301 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1301;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_81 = 64u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1303 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1303;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_82 = 65u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1305 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1305;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_83 = 72u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1307 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1307;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_84 = 73u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1309 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1309;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_85 = 80u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1311 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t1311;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_86 = 81u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1313 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t1313;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_87 = 88u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1315 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t1315;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_88 = 89u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1317 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t1317;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_89 = 96u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1319 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t1319;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_90 = 97u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1321 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t1321;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_91 = 104u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1323 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t1323;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_92 = 105u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1325 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t1325;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_93 = 112u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1327 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t1327;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_94 = 113u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1329 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t1329;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_95 = 120u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1331 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t1331;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_96 = 121u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1333 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t1333;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1334 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1335 = first_query_5 + t1334;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1336 = t1335 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1337 = t1336 + t467;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_27 = t1337 + 1u;
                    const u32 t1339 = end_27 > t464 ? end_27 : t464;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1340 = t1339 - t464;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_28 = t1340 < t467 ? t1340 : t467;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1342 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_29 = t1342 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_97 = 0u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1345 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1345;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_98 = 1u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1347 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1347;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_99 = 8u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1349 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1349;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_100 = 9u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1351 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1351;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_101 = 16u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1353 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1353;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_102 = 17u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1355 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1355;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_103 = 24u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1357 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1357;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_104 = 25u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1359 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1359;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_105 = 32u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1361 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1361;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_106 = 33u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1363 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1363;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_107 = 40u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1365 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1365;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_108 = 41u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1367 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1367;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_109 = 48u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1369 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1369;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_110 = 49u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1371 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1371;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_111 = 56u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1373 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1373;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_112 = 57u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1375 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1375;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_113 = 64u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1377 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1377;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_114 = 65u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1379 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1379;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_115 = 72u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1381 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1381;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_116 = 73u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1383 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1383;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_117 = 80u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1385 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t1385;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_118 = 81u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1387 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t1387;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_119 = 88u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1389 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t1389;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_120 = 89u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1391 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t1391;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_121 = 96u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1393 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t1393;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_122 = 97u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1395 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t1395;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_123 = 104u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1397 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t1397;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_124 = 105u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1399 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t1399;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_125 = 112u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1401 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t1401;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_126 = 113u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1403 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t1403;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_127 = 120u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1405 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t1405;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_128 = 121u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1407 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t1407;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1408;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1408) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1409;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1409) : "f"(t1408), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1410;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1410) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1411;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1411) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1412;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1412) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1413;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1413) : "f"(t1409), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1414;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1414) : "f"(t1410), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1415;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1415) : "f"(t1411), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1416;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1416) : "f"(t1412), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1417;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1417) : "f"(t1413), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1418;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1418) : "f"(t1414), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1419;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(t1415), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1420;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(t1416), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1421;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1421) : "f"(t1417), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1422;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(t1418), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1423;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1419), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1424;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1420), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1425;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1421), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1426;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(t1422), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1427;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1423), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1428;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1424), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1429;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1425), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1430;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1430) : "f"(t1426), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1431;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1431) : "f"(t1427), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1432;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1432) : "f"(t1428), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1433;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1433) : "f"(t1429), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1434;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1434) : "f"(t1430), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1435;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1435) : "f"(t1431), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1436;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(t1432), "f"(s_62));
                    f32 t1437;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1437) : "f"(t1433), "f"(t1434));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1438;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(t1435), "f"(t1436));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1439;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1439) : "f"(t1437), "f"(t1438));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1440;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1440) : "f"(t1439));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1439), "f"(t1440));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1442;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1442) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1442));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1444;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1445;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(t1444), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1446;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1447;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1448;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1449;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1445), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1450;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1446), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1451;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1447), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1452;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1448), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1453;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(t1449), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1454;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1450), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1455;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1451), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1456;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1452), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1457;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(t1453), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1458;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1459;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1460;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1456), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1461;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1457), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1462;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1458), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1463;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1459), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1464;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1460), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1465;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1461), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1466;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1462), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1467;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1463), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1468;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1464), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1469;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1469) : "f"(t1465), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1470;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1466), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1471;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1471) : "f"(t1467), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1472;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1468), "f"(s_64));
                    f32 t1473;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1473) : "f"(t1469), "f"(t1470));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1474;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(t1471), "f"(t1472));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1475;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1475) : "f"(t1473), "f"(t1474));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1476;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1476) : "f"(t1475));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1475), "f"(t1476));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1478;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1478) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1478));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1480 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1481 = t1480 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1482 = 8.0f < t1481;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1483 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1484 = t1483 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1485 = 8.0f < t1484;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1486 = t1482 | t1485;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1486);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1491 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1491;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1493 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1494;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1494) : "f"(old_7), "f"(scale_log2), "f"(t1493));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1494));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1497 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1498 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1498));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1500;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1500) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1500;
                    const f32 t1501 = t1497 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1502 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1502));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1504;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1504) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1504;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1505 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1505));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1507) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1507;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1508 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1508));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1510;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1510) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1510;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1511 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1513;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1513;
                    const f32 t1514 = t1501 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1515 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1515));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1517;
                    const f32 t1518 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1519 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1519));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1521;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1521;
                    const f32 t1522 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1523 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1525;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1525) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1525;
                    const f32 t1526 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1527 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1529;
                    const f32 t1530 = t1514 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1531 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1531));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1533;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1533;
                    const f32 t1534 = t1518 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1535 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1535));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1537;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1537;
                    const f32 t1538 = t1522 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1539 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1541;
                    const f32 t1542 = t1526 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1543 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1543));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1545;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1545) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1545;
                    const f32 t1546 = t1530 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1547 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1547));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1549;
                    const f32 t1550 = t1534 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1551 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1551));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1553;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1553;
                    const f32 t1554 = t1538 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1555 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1555));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1557;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1557;
                    const f32 t1558 = t1542 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1559 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1559));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1561;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1561) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1561;
                    const f32 t1562 = t1546 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1563 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1563));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1565;
                    const f32 t1566 = t1550 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1567 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1567));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1569;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1569) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1569;
                    const f32 t1570 = t1554 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1571 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1573;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1573;
                    const f32 t1574 = t1558 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1575 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1575));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1577;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1577) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t1577;
                    const f32 t1578 = t1562 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1579 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1579));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t1581;
                    const f32 t1582 = t1566 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1583 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1585;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t1585;
                    const f32 t1586 = t1570 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1587 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1589;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1589) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t1589;
                    const f32 t1590 = t1574 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1591 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1591));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1593;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1593) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t1593;
                    const f32 t1594 = t1578 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1595 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1595));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1597;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t1597;
                    const f32 t1598 = t1582 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1599 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1601;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t1601;
                    const f32 t1602 = t1586 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1603 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1605;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t1605;
                    const f32 t1606 = t1590 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1607 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1609;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1609) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t1609;
                    const f32 t1610 = t1594 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1611 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1613) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t1613;
                    const f32 t1614 = t1598 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1615 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1617;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t1617;
                    const f32 t1618 = t1602 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1619 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1621;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1621) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t1621;
                    const f32 t1622 = t1606 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1623 = t1610 + t1614;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1624 = t1618 + t1622;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1625 = t1623 + t1624;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1625;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1629 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1629;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1631 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1632;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1632) : "f"(old_8), "f"(scale_log2), "f"(t1631));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1632));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1635 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1636 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1636));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1638;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1638) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1638;
                    const f32 t1639 = t1635 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1640 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1640));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1642;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1642) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1642;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1643 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1643));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1645) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1645;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1646 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1646));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1648;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1648) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1648;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1649 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1649));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1651;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1651) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1651;
                    const f32 t1652 = t1639 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1653 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1655;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1655;
                    const f32 t1656 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1657 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1657));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1659;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1659) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1659;
                    const f32 t1660 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1661 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1661));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1663;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1663) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1663;
                    const f32 t1664 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1665 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1667;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1667;
                    const f32 t1668 = t1652 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1669 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1669));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1671;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1671) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1671;
                    const f32 t1672 = t1656 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1673 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1673));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1675;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1675) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1675;
                    const f32 t1676 = t1660 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1677 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1677));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1679;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1679) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1679;
                    const f32 t1680 = t1664 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1681 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1681));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1683;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1683) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1683;
                    const f32 t1684 = t1668 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1685 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1687;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1687;
                    const f32 t1688 = t1672 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1689 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1689));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1691;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1691) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1691;
                    const f32 t1692 = t1676 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1693 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1693));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1695;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1695) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1695;
                    const f32 t1696 = t1680 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1697 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1697));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1699;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1699) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1699;
                    const f32 t1700 = t1684 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1701 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1701));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1703;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1703) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1703;
                    const f32 t1704 = t1688 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1705 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1705));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1707;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1707) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1707;
                    const f32 t1708 = t1692 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1709 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1709));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1711;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1711) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1711;
                    const f32 t1712 = t1696 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1713 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1713));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1715;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1715) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t1715;
                    const f32 t1716 = t1700 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1717 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1717));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1719;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t1719;
                    const f32 t1720 = t1704 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1721 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1721));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1723;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t1723;
                    const f32 t1724 = t1708 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1725 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1725));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1727;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1727) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t1727;
                    const f32 t1728 = t1712 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1729 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1729));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1731;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t1731;
                    const f32 t1732 = t1716 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1733 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1733));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1735;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1735) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t1735;
                    const f32 t1736 = t1720 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1737 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1737));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1739;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1739) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t1739;
                    const f32 t1740 = t1724 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1741 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1741));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1743;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t1743;
                    const f32 t1744 = t1728 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1745 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1745));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1747;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t1747;
                    const f32 t1748 = t1732 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1749 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1749));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1751;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1751) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t1751;
                    const f32 t1752 = t1736 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1753 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1753));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1755;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1755) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t1755;
                    const f32 t1756 = t1740 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1757 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1757));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1759;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1759) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t1759;
                    const f32 t1760 = t1744 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1761 = t1748 + t1752;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1762 = t1756 + t1760;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1763 = t1761 + t1762;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1763;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1764 = i_5 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1765 = t509 + t1764;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1766 = t1765 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1767 = t1766 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1768 = t1767 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1769 = t10 + t1768;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1770 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1770) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1769) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1771 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1772 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1772;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1773 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1773;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1774 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1774;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1775 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1776 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1777 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1778 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1779 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1780 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1781 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1782 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1783 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1784 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1785 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1786 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1787 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1788 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1789 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1790 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1791 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1792 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1793 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1794 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1795 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1796 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1797 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1798 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1799 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1800 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1801 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1802 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1803 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1804 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1805 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1806 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1807 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1808 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1809 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1810 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1811 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1812 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1813 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1814 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1815 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1816 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1816;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1817 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1817;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1818 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1818;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1819 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1819;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1820 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1820;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1821 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1821;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1822 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1822;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1823 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1823;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1824 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1824;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1825 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1825;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1826 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1826;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1827 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1827;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1828 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1828;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1829 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1829;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1830 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1830;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1831 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1831;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1832 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1832;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1833 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1833;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1834 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1834;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1835;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1836;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1837;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1838;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1838) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1839;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1839) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1840;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1840) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1841;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1841) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1842;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1842) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1843;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1843) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1844;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1844) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1845;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1845) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1846;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1846) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1847;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1847) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1848;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1848) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1849;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1849) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1850;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1850) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1851;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1851) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1852;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1852) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1853;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1853) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1854;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1854) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1855;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1855) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1856;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1856) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1857;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1857) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1858;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1858) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1859;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1859) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1860;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1860) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1861;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1861) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1862;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1862) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1863;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1863) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1864;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1865;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1866;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1866) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1835;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1836;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1837;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1838;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1839;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1840;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1841;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1842;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1843;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1844;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1845;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1846;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1847;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1848;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1849;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1850;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1851;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1852;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1853;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1854;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t1855;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t1856;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t1857;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t1858;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t1859;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t1860;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t1861;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t1862;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t1863;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t1864;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t1865;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t1866;
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_6 = masked_right_4; i_6 < end_17; i_6 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1867 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1867) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1868 = t509 + i_6;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1869 = t1868 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1870 = t1869 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1871 = t10 + t1870;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1872 = t1868 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1873 = t1872 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1871), "r"(t1873) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1874 = t511 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1875 = t1874 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1876 = smem_1 + t1875;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1877 = t1868 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1878 = t1877 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1879 = t8 + t1878;
                    const u32 t1880 = t1876 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1881 = t1879 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1882 = t1880 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1883 = (u64)t1882;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1884 = t1883 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1885 = t1881 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1886 = (u64)t1885;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1887 = t1886 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1888 = t1880 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1889 = (u64)t1888;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1890 = t1889 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1891 = t1881 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1892 = (u64)t1891;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1893 = t1892 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1894 = t1880 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1895 = (u64)t1894;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1896 = t1895 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1897 = t1881 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1898 = (u64)t1897;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1899 = t1898 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1900 = t1880 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1901 = (u64)t1900;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1902 = t1901 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1903 = t1881 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1904 = (u64)t1903;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1905 = t1904 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1906 = t1880 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1907 = (u64)t1906;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1908 = t1907 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1909 = t1881 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1910 = (u64)t1909;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1911 = t1910 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1912 = t1880 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1913 = (u64)t1912;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1914 = t1913 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1915 = t1881 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1916 = (u64)t1915;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1917 = t1916 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1918 = t1880 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1919 = (u64)t1918;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1920 = t1919 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1921 = t1881 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1922 = (u64)t1921;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1923 = t1922 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1924 = t1880 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1925 = (u64)t1924;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1926 = t1925 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1927 = t1881 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1928 = (u64)t1927;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1929 = t1928 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1884), "l"(t1887), "l"(t1890), "l"(t1893), "l"(t1896), "l"(t1899), "l"(t1902), "l"(t1905), "l"(t1908), "l"(t1911), "l"(t1914), "l"(t1917), "l"(t1920), "l"(t1923), "l"(t1926), "l"(t1929) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1930 = i_6 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1931 = t509 + t1930;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1932 = t1931 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1933 = t1932 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1934 = t1933 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1935 = t10 + t1934;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1936 = t1931 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1937 = t1936 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1935), "r"(t1937) : "memory");
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
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_49 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_50 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_51 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_52 = p_20;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_53 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_54 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_55 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_56 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_57 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_58 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_59 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_60 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_61 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_62 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_63 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_64 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1938 = t1931 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1939 = t1938 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1940 = t9 + t1939;
                    const u32 t1941 = t1940 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1942 = t1941 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1943 = (u64)t1942;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1944 = t1943 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1945 = t1941 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1946 = (u64)t1945;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1947 = t1946 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1948 = t1941 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1949 = (u64)t1948;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1950 = t1949 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1951 = t1941 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1952 = (u64)t1951;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1953 = t1952 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1954 = t1941 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1955 = (u64)t1954;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1956 = t1955 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1957 = t1941 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1958 = (u64)t1957;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1959 = t1958 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1960 = t1941 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1961 = (u64)t1960;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1962 = t1961 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1963 = t1941 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1964 = (u64)t1963;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1965 = t1964 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1944), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1947), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1950), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1953), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1956), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1959), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1962), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1965) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1966 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1967 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t1966 ? 0u : t1967;
                    const u32 t1969 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1969) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1970 = t509 + i_6;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1971 = t1970 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1972 = t1971 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1973 = t1972 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1974 = t10 + t1973;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1975 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1975) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1974) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1976;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1976) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1977;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1977) : "f"(t1976), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1978;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1978) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1979;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1979) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1980;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1980) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1981;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1981) : "f"(t1977), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1982;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1982) : "f"(t1978), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1983;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1983) : "f"(t1979), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1984;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1984) : "f"(t1980), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1985;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1985) : "f"(t1981), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1986;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1986) : "f"(t1982), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1987;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1987) : "f"(t1983), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1988;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1988) : "f"(t1984), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1989;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1989) : "f"(t1985), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1990;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1990) : "f"(t1986), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1991;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1991) : "f"(t1987), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1992;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1992) : "f"(t1988), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1993;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1993) : "f"(t1989), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1994;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1994) : "f"(t1990), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1995;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1995) : "f"(t1991), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1996;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1996) : "f"(t1992), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1997;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1997) : "f"(t1993), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1998;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1998) : "f"(t1994), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1999;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1999) : "f"(t1995), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2000;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2000) : "f"(t1996), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2001;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2001) : "f"(t1997), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2002;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2002) : "f"(t1998), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2003;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2003) : "f"(t1999), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2004;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2004) : "f"(t2000), "f"(s_62));
                    f32 t2005;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2005) : "f"(t2001), "f"(t2002));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2006;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2006) : "f"(t2003), "f"(t2004));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2007;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2007) : "f"(t2005), "f"(t2006));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2008;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2008) : "f"(t2007));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2007), "f"(t2008));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2010;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2010) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2010));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2012;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2012) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2013;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2013) : "f"(t2012), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2014;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2014) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2015;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2015) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2016;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2017;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2017) : "f"(t2013), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2018;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2018) : "f"(t2014), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2019;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2019) : "f"(t2015), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2020;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(t2016), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2021;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2021) : "f"(t2017), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2022;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2022) : "f"(t2018), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2023;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2023) : "f"(t2019), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2024;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2024) : "f"(t2020), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2025;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2025) : "f"(t2021), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2026;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2026) : "f"(t2022), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2027;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2027) : "f"(t2023), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2028;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2028) : "f"(t2024), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2029;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2029) : "f"(t2025), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2030;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2030) : "f"(t2026), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2031;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2031) : "f"(t2027), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2032;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2032) : "f"(t2028), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2033;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2033) : "f"(t2029), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2034;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2034) : "f"(t2030), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2035;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2035) : "f"(t2031), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2036;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2036) : "f"(t2032), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2037;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2037) : "f"(t2033), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2038;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2038) : "f"(t2034), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2039;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2039) : "f"(t2035), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t2040;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2040) : "f"(t2036), "f"(s_64));
                    f32 t2041;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2041) : "f"(t2037), "f"(t2038));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2042;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2042) : "f"(t2039), "f"(t2040));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t2043;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2043) : "f"(t2041), "f"(t2042));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2044;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2044) : "f"(t2043));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2043), "f"(t2044));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2046;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2046) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2046));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2048 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2049 = t2048 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2050 = 8.0f < t2049;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2051 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2052 = t2051 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2053 = 8.0f < t2052;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2054 = t2050 | t2053;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t2054);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t2059 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t2059;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2061 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2062;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2062) : "f"(old_13), "f"(scale_log2), "f"(t2061));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2062));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2065 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2066 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2066));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2068;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2068) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t2068;
                    const f32 t2069 = t2065 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2070 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2070));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2072;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2072) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t2072;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2073 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2073));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2075;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2075) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t2075;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2076 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2076));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2078;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2078) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t2078;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2079 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2081;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t2081;
                    const f32 t2082 = t2069 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2083 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2083));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2085;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2085) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t2085;
                    const f32 t2086 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2087 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2089;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2089) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t2089;
                    const f32 t2090 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2091 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2093;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2093) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t2093;
                    const f32 t2094 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2095 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2095));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2097;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t2097;
                    const f32 t2098 = t2082 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2099 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2099));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2101;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2101) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t2101;
                    const f32 t2102 = t2086 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2103 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2103));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2105;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2105) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t2105;
                    const f32 t2106 = t2090 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2107 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2109;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2109) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t2109;
                    const f32 t2110 = t2094 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2111 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2113;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2113) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t2113;
                    const f32 t2114 = t2098 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2115 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2115));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2117;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2117) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t2117;
                    const f32 t2118 = t2102 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2119 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2119));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2121;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2121) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t2121;
                    const f32 t2122 = t2106 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2123 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2125;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2125) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t2125;
                    const f32 t2126 = t2110 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2127 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2129;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2129) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t2129;
                    const f32 t2130 = t2114 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2131 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2131));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2133;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2133) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t2133;
                    const f32 t2134 = t2118 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2135 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2135));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2137;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2137) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t2137;
                    const f32 t2138 = t2122 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2139 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2139));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2141;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2141) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t2141;
                    const f32 t2142 = t2126 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2143 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2143));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2145;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2145) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t2145;
                    const f32 t2146 = t2130 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2147 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2147));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2149;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2149) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t2149;
                    const f32 t2150 = t2134 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2151 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2151));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2153;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2153) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t2153;
                    const f32 t2154 = t2138 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2155 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2155));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2157;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2157) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t2157;
                    const f32 t2158 = t2142 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2159 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2159));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2161;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2161) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t2161;
                    const f32 t2162 = t2146 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2163 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2163));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2165;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2165) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t2165;
                    const f32 t2166 = t2150 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2167 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2167));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2169;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2169) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t2169;
                    const f32 t2170 = t2154 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2171 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2171));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2173;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2173) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t2173;
                    const f32 t2174 = t2158 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2175 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2175));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2177;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2177) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t2177;
                    const f32 t2178 = t2162 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2179 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2179));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2181;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2181) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t2181;
                    const f32 t2182 = t2166 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2183 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2183));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2185;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2185) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t2185;
                    const f32 t2186 = t2170 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2187 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2187));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2189;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2189) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t2189;
                    const f32 t2190 = t2174 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2191 = t2178 + t2182;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2192 = t2186 + t2190;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2193 = t2191 + t2192;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2193;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t2197 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t2197;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2199 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t2200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(old_14), "f"(scale_log2), "f"(t2199));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2200));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2203 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2204 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2204));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2206;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2206) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2206;
                    const f32 t2207 = t2203 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2208 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2208));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2210;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2210) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2210;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2211 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2211));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2213;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2213) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2213;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2214 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2214));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2216;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2216) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2216;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2217 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2217));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2219;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2219) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2219;
                    const f32 t2220 = t2207 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2221 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2221));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2223;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2223) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2223;
                    const f32 t2224 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2225 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2225));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2227;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2227) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2227;
                    const f32 t2228 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2229 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2229));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2231;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2231) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2231;
                    const f32 t2232 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2233 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2233));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2235;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2235) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2235;
                    const f32 t2236 = t2220 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2237 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2237));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2239;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2239) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2239;
                    const f32 t2240 = t2224 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2241 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2241));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2243;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2243) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2243;
                    const f32 t2244 = t2228 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2245 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2245));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2247;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2247) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2247;
                    const f32 t2248 = t2232 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2249 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2249));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2251;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2251) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2251;
                    const f32 t2252 = t2236 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2253 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2253));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2255;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2255) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2255;
                    const f32 t2256 = t2240 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2257 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2257));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2259;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2259) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2259;
                    const f32 t2260 = t2244 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2261 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2261));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2263;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2263) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2263;
                    const f32 t2264 = t2248 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2265 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2265));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2267;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2267) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2267;
                    const f32 t2268 = t2252 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2269 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2269));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2271;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2271) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2271;
                    const f32 t2272 = t2256 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2273 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2273));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2275;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2275) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2275;
                    const f32 t2276 = t2260 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2277 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2277));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2279;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2279) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2279;
                    const f32 t2280 = t2264 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2281 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2281));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2283;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2283) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2283;
                    const f32 t2284 = t2268 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2285 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2285));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2287;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2287) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2287;
                    const f32 t2288 = t2272 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2289 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2289));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2291;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2291) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2291;
                    const f32 t2292 = t2276 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2293 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2293));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2295;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2295) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2295;
                    const f32 t2296 = t2280 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2297 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2297));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2299;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2299) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2299;
                    const f32 t2300 = t2284 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2301 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2301));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2303;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2303) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2303;
                    const f32 t2304 = t2288 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2305 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2305));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2307;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2307) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2307;
                    const f32 t2308 = t2292 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2309 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2309));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2311;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2311) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2311;
                    const f32 t2312 = t2296 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2313 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2313));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2315;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2315) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2315;
                    const f32 t2316 = t2300 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2317 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2317));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2319;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2319) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2319;
                    const f32 t2320 = t2304 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2321 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2321));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2323;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2323) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2323;
                    const f32 t2324 = t2308 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2325 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2325));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t2327;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2327) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2327;
                    const f32 t2328 = t2312 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2329 = t2316 + t2320;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2330 = t2324 + t2328;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2331 = t2329 + t2330;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2331;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2332 = i_6 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2333 = t509 + t2332;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2334 = t2333 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2335 = t2334 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2336 = t2335 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2337 = t10 + t2336;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2338 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2338) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2337) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2339 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2339;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2340 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2341 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2342 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2343 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2343;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2344 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2344;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2345 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2345;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2346 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2346;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2347 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2347;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2348 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2348;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2349 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2349;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2350 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2350;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2351 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2351;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2352 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2352;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2353 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2353;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2354 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2354;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2355 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2355;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2356 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2356;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2357 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2357;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2358 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2358;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2359 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2359;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2360 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2360;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2361 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2361;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2362 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2362;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2363 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2363;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2364 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2364;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2365 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2365;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2366 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2366;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2367 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2367;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2368 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2368;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2369 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2369;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2370 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2370;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2371 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2371;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2372 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2372;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2373 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2373;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2374 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2374;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2375 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2375;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2376 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2376;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2377 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2377;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2378 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2378;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2379 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2379;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2380 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2380;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2381 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2381;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2382 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2382;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2383 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2384 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2385 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2386 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2387 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2388 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2389 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2390 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2391 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2392 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2393 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2394 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2395 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2396 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2397 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2398 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2399 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2400 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2401 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2402 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2402;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2403;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2403) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2404;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2404) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2405;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2405) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2406;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2406) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2407;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2407) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2408;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2408) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2409;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2409) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2410;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2410) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2411;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2411) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2412;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2412) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2413;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2413) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2414;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2414) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2415;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2415) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2416;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2416) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2417;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2417) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2418;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2418) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2419;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2419) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2420;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2420) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2421;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2421) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2422;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2422) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2423;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2423) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2424;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2424) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2425;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2425) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2426;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2426) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2427;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2427) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2428;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2428) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2429;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2429) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2430;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2430) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2431;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2431) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2432;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2432) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2433;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2433) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2434;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2434) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2403;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2404;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2405;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2406;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2407;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2408;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2409;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2410;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2411;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2412;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2413;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2414;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2415;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2416;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2417;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2418;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2419;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2420;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2421;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2422;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2423;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2424;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2425;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2426;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2427;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2428;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2429;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2430;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2431;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2432;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2433;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2434;
                }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2435 = t511 & 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2436 = t2435 + 12u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2437 = t2436 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2438 = t10 + t2437;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2439 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2439) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2438) : "memory");
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2440 = end_17 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2441 = t509 + t2440;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2442 = t2441 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2443 = t2442 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2444 = t2443 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2445 = t10 + t2444;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2446 = t2441 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2447 = t2446 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2445), "r"(t2447) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_65 = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_66 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_67 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_68 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_69 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_70 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_71 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_72 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_73 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_74 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_75 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_76 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_77 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_78 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_79 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_80 = p_16;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_81 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_82 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_83 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_84 = p_20;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_85 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_86 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_87 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_88 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_89 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_90 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_91 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_92 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_93 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_94 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_95 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_96 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2448 = t2441 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2449 = t2448 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2450 = t9 + t2449;
                const u32 t2451 = t2450 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2452 = t2451 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2453 = (u64)t2452;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2454 = t2453 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2455 = t2451 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2456 = (u64)t2455;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2457 = t2456 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2458 = t2451 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2459 = (u64)t2458;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2460 = t2459 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2461 = t2451 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2462 = (u64)t2461;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2463 = t2462 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2464 = t2451 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2465 = (u64)t2464;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2466 = t2465 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2467 = t2451 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2468 = (u64)t2467;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2469 = t2468 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2470 = t2451 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2471 = (u64)t2470;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2472 = t2471 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2473 = t2451 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2474 = (u64)t2473;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2475 = t2474 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2454), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2457), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2460), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2463), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2466), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2469), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2472), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2475) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2476 = end_17 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2477 = t509 + t2476;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2478 = t2477 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2479 = t2478 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2480 = t2479 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2481 = t10 + t2480;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2482 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2482) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2481) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_12;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2484 = t509 + end_17;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_7 = t2484; i_7 < through; i_7 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2485 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2485) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2486 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2487 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t2486 ? 0u : t2487;
                    const u32 t2489 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2489) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2490 = i_7 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2491 = t2490 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2492 = t10 + t2491;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2493 = i_7 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2494 = t2493 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2492), "r"(t2494) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2495 = i_7 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2496 = t2495 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2497 = t2496 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2498 = t10 + t2497;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2499 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2499) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2498) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2500 = i_7 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2501 = t2500 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2502 = t2501 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2503 = t10 + t2502;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2504 = i_7 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2505 = t2504 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2503), "r"(t2505) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2506 = i_7 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2507 = t2506 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2508 = t2507 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2509 = t10 + t2508;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2510 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2510) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2509) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2511;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2511) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t2511;
                f32 t2513;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2513) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2514 = pair_7 + t2513;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2514;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2515;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2515) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t2515;
                f32 t2517;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2517) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2518 = pair_8 + t2517;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2518;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2519 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2520;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2520) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2519 ? 0.0f : t2520;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2522 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t2522;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2523 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2523;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2524 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2524;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2525 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2525;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2526 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2526;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2527 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2527;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2528 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2528;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2529 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2529;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2530 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2530;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2531 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2531;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2532 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2532;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2533 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2533;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2534 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2534;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2535 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2535;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2536 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2536;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2537 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2537;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2538 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2538;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2539 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2539;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2540 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2540;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2541 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2541;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2542 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2542;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2543 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2543;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2544 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2544;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2545 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2545;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2546 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2546;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2547 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2547;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2548 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2548;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2549 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2549;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2550 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2550;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2551 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2551;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2552 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2552;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2553 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2553;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2554 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2555;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2555) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2554 ? 0.0f : t2555;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2557 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2557;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2558 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2558;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2559 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2559;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2560 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2560;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2561 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2561;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2562 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2562;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2563 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2563;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2564 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2564;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2565 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2565;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2566 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2566;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2567 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2567;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2568 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2568;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2569 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2569;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2570 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2570;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2571 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2571;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2572 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2572;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2573 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2573;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2574 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2574;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2575 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2575;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2576 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2576;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2577 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2577;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2578 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2578;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2579 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2579;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2580 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2580;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2581 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2581;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2582 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2582;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2583 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2583;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2584 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2584;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2585 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2585;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2586 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2586;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2587 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2587;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2588 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2588;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t2589 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2589) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2590 = t511 & 3u;
                const u32 t2591 = t438 + 8192u;
                u32 t2592;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2592) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2593;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2593) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2594;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2594) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2595;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2595) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2596;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2596) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2597;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2597) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2598;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2598) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2599;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2599) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2600) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2601) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2602) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2603) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2604) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2605) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2606) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2607) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2608) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2609) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2610) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2611;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2611) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2612;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2612) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2613;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2613) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2614) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2615) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2616;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2616) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2617;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2617) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2618;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2618) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2619;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2619) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2620;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2620) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2621) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2622) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2623) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2624 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2625 = t440 + t2624;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2626 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2627 = t2625 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2628 = t2626 ^ t2627;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2629 = t2625 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2630 = t2628 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2631 = t2629 + t2630;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2632 = t438 + t2631;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2632), "r"(t2592), "r"(t2593), "r"(t2594), "r"(t2595) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2633 = t2631 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2634 = t438 + t2633;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2634), "r"(t2596), "r"(t2597), "r"(t2598), "r"(t2599) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2635 = t2631 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2636 = t438 + t2635;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2636), "r"(t2600), "r"(t2601), "r"(t2602), "r"(t2603) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2637 = t2631 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2638 = t438 + t2637;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2638), "r"(t2604), "r"(t2605), "r"(t2606), "r"(t2607) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2639 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2640 = t440 + t2639;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2641 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2642 = t2640 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2643 = t2641 ^ t2642;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2644 = t2640 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2645 = t2643 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2646 = t2644 + t2645;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2647 = t2591 + t2646;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2647), "r"(t2608), "r"(t2609), "r"(t2610), "r"(t2611) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2648 = t2646 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2649 = t2591 + t2648;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2649), "r"(t2612), "r"(t2613), "r"(t2614), "r"(t2615) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2650 = t2646 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2651 = t2591 + t2650;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2651), "r"(t2616), "r"(t2617), "r"(t2618), "r"(t2619) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2652 = t2646 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2653 = t2591 + t2652;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2653), "r"(t2620), "r"(t2621), "r"(t2622), "r"(t2623) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2654 = t452 + t441;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t2654 + t440;
                const bool t2656 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2656) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2657 = 1073741824u - t464;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2658 = t2657 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2659 = t458 + t464;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2660 = t440 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2661 = t438 + t2660;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2661), "l"(o), "r"(0u), "r"(index_4), "r"(t2658), "r"(t2659), "r"(1073741824u) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2662 = t438 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2663 = t440 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2664 = t2662 + t2663;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2664), "l"(o), "r"(64u), "r"(index_4), "r"(t2658), "r"(t2659), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2665 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2666 = t2665 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2667 = lse + t2666;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2668 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2669 = t2668 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2670 = t2669 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2671 = t2667 + t2670;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2672 = (u64)t458;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2673 = t2672 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2674 = t2673 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2675 = t2671 + t2674;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2676 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2677 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2678 = t2677 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2678) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2679 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2679;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t464;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2682 = (u64)row * t2676;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2683 = t2682 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2684 = t2675 + t2683;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2685;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2685) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2686) : "f"(row_max), "f"(scale_log2), "f"(t2685));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2686 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2688 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2689 = t2688 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2684), "f"(t2689) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2690 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2691 = first_row + t2690;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2691 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t464;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2694 = (u64)row_2 * t2676;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2695 = t2694 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2696 = t2675 + t2695;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2697;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2697) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2698) : "f"(row_max_2), "f"(scale_log2), "f"(t2697));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2698 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2700 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2701 = t2700 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2696), "f"(t2701) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t511 & 3u;
                const u32 t2703 = queries_3 + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2704 = t2703 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2705 = t10 + t2704;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2706 = t511 >> 2u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2707 = t2706 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2705), "r"(t2707) : "memory");
                const u32 t2708 = queries_3 + 12u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2709 = t2708 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2710 = t10 + t2709;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2711 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2711) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2710) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2712 = end_12 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last = passed_2 + t2712;
                #pragma unroll 1
                for (u32 i_8 = passed_2; i_8 < last; i_8 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2714 = i_8 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2715 = t2714 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2716 = t10 + t2715;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2717 = i_8 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2718 = t2717 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2716), "r"(t2718) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2719 = i_8 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2720 = t2719 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2721 = t2720 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2722 = t10 + t2721;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2723 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2723) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2722) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2724 = i_8 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2725 = t2724 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2726 = t2725 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2727 = t10 + t2726;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2728 = i_8 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2729 = t2728 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2727), "r"(t2729) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2730 = i_8 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2731 = t2730 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2732 = t2731 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2733 = t10 + t2732;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2734 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2734) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2733) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2735 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2735) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2736 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2737 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_7 = t2736 ? 0u : t2737;
                    const u32 t2739 = next_7 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2739) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2740 = last & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2741 = t2740 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2742 = t10 + t2741;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2743 = last >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2744 = t2743 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2742), "r"(t2744) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2745 = last & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2746 = t2745 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2747 = t2746 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2748 = t10 + t2747;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2749 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2749) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2748) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2750 = last & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2751 = t2750 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2752 = t2751 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2753 = t10 + t2752;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2754 = last >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2755 = t2754 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2753), "r"(t2755) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2756 = last & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2757 = t2756 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2758 = t2757 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2759 = t10 + t2758;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2760 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2760) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2759) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2761 = passed_2 + end_12;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2761;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2762 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t2762;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2763 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t2763) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2764 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2765;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2765) : "r"(t2764) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2766;
            asm("mov.b32 %0, %1;" : "=r"(t2766) : "f"(t2765));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2767;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2767) : "r"(t2766));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2767;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2769 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2769) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2770 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2770) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
