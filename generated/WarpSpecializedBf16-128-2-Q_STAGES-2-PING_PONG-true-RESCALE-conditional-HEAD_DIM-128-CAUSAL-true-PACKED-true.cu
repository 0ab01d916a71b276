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
#line 39 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 42 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 193 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 220 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 220 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 96u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 104u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 35 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t27 + 8u;
#line 36 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t28) : "memory");
#line 233 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 48 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t29 = t10 + 128u;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t30 = warpgroup == 0u;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t30) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t31 = warp == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t31) {
#line 16 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t32 = tile & 1u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t32) : "memory");
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t33 = t29 + 16u;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t34;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t34) : "r"(t33) : "memory");
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t35;
            asm("mov.b32 %0, %1;" : "=r"(t35) : "f"(t34));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t36;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t36) : "r"(t35));
#line 18 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t36;
            while (true) {
#line 87 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t37 = index != 4294967295u;
                if (!t37) break;
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t29 + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t39;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t39) : "r"(from) : "memory");
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t40;
                asm("mov.b32 %0, %1;" : "=r"(t40) : "f"(t39));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 first_query;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t40));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t42;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t42) : "r"(from) : "memory");
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t43;
                asm("mov.b32 %0, %1;" : "=r"(t43) : "f"(t42));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t44;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t44) : "r"(t43));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t45;
                asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t45) : "r"(from) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t46;
                asm("mov.b32 %0, %1;" : "=r"(t46) : "f"(t45));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t47;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t47) : "r"(t46));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t48;
                asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t48) : "r"(from) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t49;
                asm("mov.b32 %0, %1;" : "=r"(t49) : "f"(t48));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t50;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t50) : "r"(t49));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t51;
                asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t51) : "r"(from) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t52;
                asm("mov.b32 %0, %1;" : "=r"(t52) : "f"(t51));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t53;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t53) : "r"(t52));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t54;
                asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t54) : "r"(from) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t55;
                asm("mov.b32 %0, %1;" : "=r"(t55) : "f"(t54));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t56;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t56) : "r"(t55));
#line 112 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t57;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t57) : );
#line 113 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t58 = t57 == 1u;
#line 113 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t58) {
                    const u32 t59 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t59) : "memory");
                }
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t60 = first_query + t56;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t60 + 1u;
                const u32 t62 = end > t53 ? end : t53;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t63 = t62 - t53;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t63 < t56 ? t63 : t56;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t65 = first_query + 127u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t66 = t65 + t56;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t66 + 1u;
                const u32 t68 = end_3 > t53 ? end_3 : t53;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t69 = t68 - t53;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t69 < t56 ? t69 : t56;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t71 = end_4 + 127u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t72 = t71 >> 7u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t72 > 1u ? t72 : 1u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t74 = end_2 >> 7u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t74 < end_5 ? t74 : end_5;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t76 = end_5 - whole;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t77 = t76 < end_5 ? t76 : end_5;
#line 21 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = index / group;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t79 = tile << 1u;
#line 67 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t79 & 3u;
                const u32 t81 = slot + 12u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t82 = t81 << 3u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t10 + t82;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t84 = t79 >> 2u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = t84 & 1u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t86 = t85 ^ 1u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t83), "r"(t86) : "memory");
                const u32 t87 = slot + 8u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t87 << 3u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t10 + t88;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t90 = slot << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t91 = smem_1 + t90;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t92;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t92) : );
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t93 = t92 == 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t93) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t89) : "memory");
                    const u32 t94 = 1073741824u - t53;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t95 = t94 + first_query;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t96 = t47 + t53;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t91), "l"(q), "r"(t89), "r"(0u), "r"(index), "r"(t95), "r"(t96), "r"(1073741824u) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t97 = t91 + 8192u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t97), "l"(q), "r"(t89), "r"(64u), "r"(index), "r"(t95), "r"(t96), "r"(1073741824u) : "memory");
                }
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t98 = tile << 1u;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t99 = t98 + 1u;
#line 67 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t99 & 3u;
                const u32 t101 = slot_2 + 12u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t102 = t101 << 3u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t103 = t10 + t102;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t99 >> 2u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t104 & 1u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t105 ^ 1u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t103), "r"(t106) : "memory");
                const u32 t107 = slot_2 + 8u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t107 << 3u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t10 + t108;
#line 71 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 first_query_2 = first_query + 64u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t111 = slot_2 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t112 = smem_1 + t111;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t113;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t113) : );
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t114 = t113 == 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t114) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t109) : "memory");
                    const u32 t115 = 1073741824u - t53;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t116 = t115 + first_query_2;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t117 = t47 + t53;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t112), "l"(q), "r"(t109), "r"(0u), "r"(index), "r"(t116), "r"(t117), "r"(1073741824u) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t118 = t112 + 8192u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t118), "l"(q), "r"(t109), "r"(64u), "r"(index), "r"(t116), "r"(t117), "r"(1073741824u) : "memory");
                }
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t120 = slot_3 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = t10 + t120;
                const u32 t122 = slot_3 + 2u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t122 << 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t10 + t123;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = passed >> 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 & 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t126 ^ 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t124), "r"(t127) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = end_5 - 1u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t128 << 7u;
                const u32 t130 = slot_3 << 15u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t8 + t130;
                u32 t132;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t132) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t133 = t132 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t133) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t121) : "memory");
                    const u32 t134 = 1073741824u - t56;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t135 = t134 + t129;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t136 = t50 + t56;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t131), "l"(k), "r"(t121), "r"(0u), "r"(t78), "r"(t135), "r"(t136), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t137 = t131 + 16384u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t137), "l"(k), "r"(t121), "r"(64u), "r"(t78), "r"(t135), "r"(t136), "r"(1073741824u) : "memory");
                }
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t139 = slot_4 + 4u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t139 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t10 + t140;
                const u32 t142 = slot_4 + 6u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t142 << 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t10 + t143;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = passed >> 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t145 & 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t146 ^ 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t144), "r"(t147) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = end_5 - 1u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t148 << 7u;
                const u32 t150 = slot_4 << 15u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t9 + t150;
                u32 t152;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t152) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t153 = t152 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t153) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t141) : "memory");
                    const u32 t154 = 1073741824u - t56;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t154 + t149;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t50 + t56;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t151), "l"(v), "r"(t141), "r"(0u), "r"(t78), "r"(t155), "r"(t156), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = t151 + 16384u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t157), "l"(v), "r"(t141), "r"(64u), "r"(t78), "r"(t155), "r"(t156), "r"(1073741824u) : "memory");
                }
#line 39 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = passed + i;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t158 & 1u;
                    const u32 t160 = slot_5 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = t10 + t160;
                    const u32 t162 = slot_5 + 2u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t162 << 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t10 + t163;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t158 >> 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t165 & 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t166 ^ 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t164), "r"(t167) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = end_5 - 1u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t168 - i;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t169 << 7u;
                    const u32 t171 = slot_5 << 15u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t8 + t171;
                    u32 t173;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t173) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t174 = t173 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t174) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t161) : "memory");
                        const u32 t175 = 1073741824u - t56;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t176 = t175 + t170;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t177 = t50 + t56;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t172), "l"(k), "r"(t161), "r"(0u), "r"(t78), "r"(t176), "r"(t177), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t178 = t172 + 16384u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t178), "l"(k), "r"(t161), "r"(64u), "r"(t78), "r"(t176), "r"(t177), "r"(1073741824u) : "memory");
                    }
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = passed + i;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t179 & 1u;
                    const u32 t181 = slot_6 + 4u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t181 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t183 = t10 + t182;
                    const u32 t184 = slot_6 + 6u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t185 = t184 << 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t186 = t10 + t185;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = t179 >> 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = t187 & 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t188 ^ 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t186), "r"(t189) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t190 = end_5 - 1u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = t190 - i;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t192 = t191 << 7u;
                    const u32 t193 = slot_6 << 15u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t194 = t9 + t193;
                    u32 t195;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t195) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t196 = t195 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t196) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t183) : "memory");
                        const u32 t197 = 1073741824u - t56;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t198 = t197 + t192;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t199 = t50 + t56;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t194), "l"(v), "r"(t183), "r"(0u), "r"(t78), "r"(t198), "r"(t199), "r"(1073741824u) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t200 = t194 + 16384u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t200), "l"(v), "r"(t183), "r"(64u), "r"(t78), "r"(t198), "r"(t199), "r"(1073741824u) : "memory");
                    }
                }
#line 43 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t201 = passed + end_5;
#line 43 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t201;
                const u32 t202 = tile + 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t202;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t203 = tile & 1u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t203) : "memory");
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t204 = t29 + 16u;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t205;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t205) : "r"(t204) : "memory");
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t206;
                asm("mov.b32 %0, %1;" : "=r"(t206) : "f"(t205));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t207;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t207) : "r"(t206));
#line 45 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t207;
            }
        }
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t209 = warp == 1u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t209) {
#line 63 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < batch; i_2 += 32u) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_2 + lane;
                const u32 t211 = batch - 1u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t212 = batch_2 < t211 ? batch_2 : t211;
#line 121 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t212 + 1u;
                const u64 t214 = (u64)t212;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                const u64 t215 = t214 * cu_seqlens_q_stride0;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                const u64 t216 = t215 * 4ull;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                const u64 t217 = cu_seqlens_q + t216;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query_3;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_3) : "l"(t217) : "memory");
#line 123 "fa-kernels/src/attention/options/packed.rs"
                const u64 t219 = (u64)next;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                const u64 t220 = t219 * cu_seqlens_q_stride0;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                const u64 t221 = t220 * 4ull;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                const u64 t222 = cu_seqlens_q + t221;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                u32 t223;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t223) : "l"(t222) : "memory");
#line 123 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t223 - first_query_3;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                const u64 t225 = (u64)t212;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                const u64 t226 = t225 * cu_seqlens_k_stride0;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                const u64 t227 = t226 * 4ull;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                const u64 t228 = cu_seqlens_k + t227;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                u32 first;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t228) : "memory");
#line 127 "fa-kernels/src/attention/options/packed.rs"
                const u64 t230 = (u64)next;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                const u64 t231 = t230 * cu_seqlens_k_stride0;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                const u64 t232 = t231 * 4ull;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                const u64 t233 = cu_seqlens_k + t232;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                u32 t234;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t234) : "l"(t233) : "memory");
#line 127 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_k_2 = t234 - first;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t236 = seq_q_2 + 127u;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t236 >> 7u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t238 = batch_2 < batch;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t239 = t238 ? of_head : 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t240 = count + t239;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t240;
            }
            f32 t241;
            asm("mov.b32 %0, %1;" : "=f"(t241) : "r"(count));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t242;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t242) : "f"(t241));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t243;
            asm("mov.b32 %0, %1;" : "=r"(t243) : "f"(t242));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t244 = lane & 1u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t245 = t244 != 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t246 = t245 ? t243 : 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t247 = count + t246;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t248 = count + t243;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t249;
            asm("mov.b32 %0, %1;" : "=f"(t249) : "r"(t248));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t250;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t250) : "f"(t249));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t251;
            asm("mov.b32 %0, %1;" : "=r"(t251) : "f"(t250));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t252 = lane & 2u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t253 = t252 != 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t254 = t253 ? t251 : 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t255 = t247 + t254;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t256 = t248 + t251;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t257;
            asm("mov.b32 %0, %1;" : "=f"(t257) : "r"(t256));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t258;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t258) : "f"(t257));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t259;
            asm("mov.b32 %0, %1;" : "=r"(t259) : "f"(t258));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t260 = lane & 4u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t261 = t260 != 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t262 = t261 ? t259 : 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t263 = t255 + t262;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t264 = t256 + t259;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t265;
            asm("mov.b32 %0, %1;" : "=f"(t265) : "r"(t264));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t266;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t266) : "f"(t265));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t267;
            asm("mov.b32 %0, %1;" : "=r"(t267) : "f"(t266));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t268 = lane & 8u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t269 = t268 != 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t270 = t269 ? t267 : 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t271 = t263 + t270;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t272 = t264 + t267;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t273;
            asm("mov.b32 %0, %1;" : "=f"(t273) : "r"(t272));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t274;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t274) : "f"(t273));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t275;
            asm("mov.b32 %0, %1;" : "=r"(t275) : "f"(t274));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t276 = lane & 16u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t277 = t276 != 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t278 = t277 ? t275 : 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t279 = t271 + t278;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t280 = t272 + t275;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t281;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t281) : "r"(t280));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t281 * heads;
#line 27 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t283 = blockIdx.x;
#line 28 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t283;
#line 30 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t284 = seq_k + 1u;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t284;
            while (true) {
#line 32 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t285 = most != 0u;
                if (!t285) break;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t286 = most + 3u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t287 = t286 >> 2u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t287;
#line 90 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t289 = least < 128u;
#line 90 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t289 ? 0u : least;
#line 34 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < batch; i_3 += 32u) {
#line 35 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_3 + lane;
                    const u32 t292 = batch - 1u;
#line 36 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t293 = batch_3 < t292 ? batch_3 : t292;
#line 121 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t293 + 1u;
                    const u64 t295 = (u64)t293;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t296 = t295 * cu_seqlens_q_stride0;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t297 = t296 * 4ull;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t298 = cu_seqlens_q + t297;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_4;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_4) : "l"(t298) : "memory");
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t300 = (u64)next_2;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t301 = t300 * cu_seqlens_q_stride0;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t302 = t301 * 4ull;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t303 = cu_seqlens_q + t302;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    u32 t304;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t304) : "l"(t303) : "memory");
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t304 - first_query_4;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t306 = (u64)t293;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t307 = t306 * cu_seqlens_k_stride0;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t308 = t307 * 4ull;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t309 = cu_seqlens_k + t308;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t309) : "memory");
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t311 = (u64)next_2;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t312 = t311 * cu_seqlens_k_stride0;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t313 = t312 * 4ull;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t314 = cu_seqlens_k + t313;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    u32 t315;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t315) : "l"(t314) : "memory");
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_k_3 = t315 - first_2;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t317 = seq_q_3 + 127u;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t317 >> 7u;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t319 = least_2 + seq_q_3;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t320 = seq_k_3 + 1u;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t321 = t319 > t320 ? t319 : t320;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t322 = seq_k_3 + 1u;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t323 = t321 - t322;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t323 >> 7u;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t325 = seq_k_3 < least_2;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t325 ? tiles : first_3;
                    const bool t327 = least_2 == 0u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t328 = t327 ? 0u : reaching;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_4 = t328 < tiles ? t328 : tiles;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t330 = seq_q_3 + 127u;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t330 >> 7u;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t332 = most + seq_q_3;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t333 = seq_k_3 + 1u;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t334 = t332 > t333 ? t332 : t333;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t335 = seq_k_3 + 1u;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t336 = t334 - t335;
#line 54 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_5 = t336 >> 7u;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t338 = seq_k_3 < most;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t338 ? tiles_2 : first_5;
                    const bool t340 = most == 0u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t341 = t340 ? 0u : reaching_2;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_6 = t341 < tiles_2 ? t341 : tiles_2;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t343 = batch_3 < batch;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t344 = end_6 - first_4;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t343 ? t344 : 0u;
                    const u32 t346 = of_head_2 * heads;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t347;
                    asm("mov.b32 %0, %1;" : "=f"(t347) : "r"(t346));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t348;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t348) : "f"(t347));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t349;
                    asm("mov.b32 %0, %1;" : "=r"(t349) : "f"(t348));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t350 = lane & 1u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t351 = t350 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t352 = t351 ? t349 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t353 = t346 + t352;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t354 = t346 + t349;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t355;
                    asm("mov.b32 %0, %1;" : "=f"(t355) : "r"(t354));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t356;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t356) : "f"(t355));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t357;
                    asm("mov.b32 %0, %1;" : "=r"(t357) : "f"(t356));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t358 = lane & 2u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t359 = t358 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t360 = t359 ? t357 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t361 = t353 + t360;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t362 = t354 + t357;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t363;
                    asm("mov.b32 %0, %1;" : "=f"(t363) : "r"(t362));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t364;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t364) : "f"(t363));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t365;
                    asm("mov.b32 %0, %1;" : "=r"(t365) : "f"(t364));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t366 = lane & 4u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t367 = t366 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t368 = t367 ? t365 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t369 = t361 + t368;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t370 = t362 + t365;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t371;
                    asm("mov.b32 %0, %1;" : "=f"(t371) : "r"(t370));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t372;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t372) : "f"(t371));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t373;
                    asm("mov.b32 %0, %1;" : "=r"(t373) : "f"(t372));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t374 = lane & 8u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t375 = t374 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t376 = t375 ? t373 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t377 = t369 + t376;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t378 = t370 + t373;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t379;
                    asm("mov.b32 %0, %1;" : "=f"(t379) : "r"(t378));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t380;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t380) : "f"(t379));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t381;
                    asm("mov.b32 %0, %1;" : "=r"(t381) : "f"(t380));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t382 = lane & 16u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t383 = t382 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t384 = t383 ? t381 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t385 = t377 + t384;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t386 = t378 + t381;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t387;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t387) : "r"(t386));
#line 39 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_7 = before + t387;
                    while (true) {
#line 40 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t389 = index_2 < end_7;
                        if (!t389) break;
                        const u32 t390 = index_2 - before;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t391 = t385 - t346;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t390 - t391;
                        const bool t393 = nth < t346;
#line 43 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t393) {
#line 130 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t395 = of_head_2 - 1u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t396 = t395 - from_last;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t397 = first_4 + t396;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t397 << 7u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t29 + 16u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t401;
                            asm("mov.b32 %0, %1;" : "=f"(t401) : "r"(words));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t401) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t402;
                            asm("mov.b32 %0, %1;" : "=f"(t402) : "r"(words_2));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t402) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t403;
                            asm("mov.b32 %0, %1;" : "=f"(t403) : "r"(batch_3));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t403) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t404;
                            asm("mov.b32 %0, %1;" : "=f"(t404) : "r"(first_query_4));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t404) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t405;
                            asm("mov.b32 %0, %1;" : "=f"(t405) : "r"(first_2));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t405) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t406;
                            asm("mov.b32 %0, %1;" : "=f"(t406) : "r"(seq_q_3));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t406) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t407;
                            asm("mov.b32 %0, %1;" : "=f"(t407) : "r"(seq_k_3));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t407) : "memory");
                        }
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t408;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t408) : );
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t409 = t408 == 1u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t409) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                        }
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t410 = round + 1u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = t410;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t411 = t29 + 8u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t412 = round & 1u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t413 = t412 ^ 1u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t411), "r"(t413) : "memory");
#line 77 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t414 = lane == 0u;
                        u32 merged = 0u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t414) {
                            const u32 t415 = total - 1u;
#line 78 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t416;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t416) : "l"(claims), "r"(t415) : "memory");
#line 78 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t416;
                        } else {
                            merged = 0u;
                        }
#line 80 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t417 = gridDim.x;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t418;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t418) : "r"(claimed));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t419 = t417 + t418;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t419;
                    }
                    before = end_7;
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                most = least_2;
            }
#line 76 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t422;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t422) : );
#line 76 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t423 = t422 == 1u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t423) {
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t424 = t29 + 16u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t424), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t425;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t425) : );
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t426 = t425 == 1u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t426) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
            }
        }
    } else {
#line 62 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t428 = index_3 << 14u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t429 = t7 + t428;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t430 = warp & 3u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t431 = t430 << 4u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t432 = index_3 << 6u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_2 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_3 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_4 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_5 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_6 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_7 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_8 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_9 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_10 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_11 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_12 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_13 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_14 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_15 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_16 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_17 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_18 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_19 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_20 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_21 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_22 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_23 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_24 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_25 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_26 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_27 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_28 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_29 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_30 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_31 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_32 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_33 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_34 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_35 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_36 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_37 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_38 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_39 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_40 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_41 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_42 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_43 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_44 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_45 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_46 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_47 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_48 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_49 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_50 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_51 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_52 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_53 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_54 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_55 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_56 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_57 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_58 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_59 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_60 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_61 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_62 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_63 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_64 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_2 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_3 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_4 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_5 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_6 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_7 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_8 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_9 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_10 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_11 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_12 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_13 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_14 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_15 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_16 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_17 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_18 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_19 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_20 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_21 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_22 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_23 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_24 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_25 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_26 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_27 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_28 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_29 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_30 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_31 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_32 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_33 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_34 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_35 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_36 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_37 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_38 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_39 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_40 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_41 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_42 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_43 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_44 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_45 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_46 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_47 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_48 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_49 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_50 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_51 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_52 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_53 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_54 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_55 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_56 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_57 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_58 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_59 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_60 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_61 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_62 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_63 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_64 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_2 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_3 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_4 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_5 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_6 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_7 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_8 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_9 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_10 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_11 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_12 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_13 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_14 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_15 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_16 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_17 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_18 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_19 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_20 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_21 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_22 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_23 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_24 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_25 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_26 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_27 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_28 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_29 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_30 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_31 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_32 = 0u;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count_2 = 0u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t433 = count_2 & 1u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t433) : "memory");
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t434 = t29 + 16u;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t435;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t435) : "r"(t434) : "memory");
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t436;
        asm("mov.b32 %0, %1;" : "=r"(t436) : "f"(t435));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t437;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t437) : "r"(t436));
#line 65 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t437;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t438 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t438) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 67 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 87 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t439 = index_4 != 4294967295u;
            if (!t439) break;
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t29 + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t441;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t441) : "r"(from_2) : "memory");
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t442;
            asm("mov.b32 %0, %1;" : "=r"(t442) : "f"(t441));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t443;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t443) : "r"(t442));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t444;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t444) : "r"(from_2) : "memory");
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t445;
            asm("mov.b32 %0, %1;" : "=r"(t445) : "f"(t444));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t446;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t446) : "r"(t445));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t447;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t447) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t448;
            asm("mov.b32 %0, %1;" : "=r"(t448) : "f"(t447));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t449;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t449) : "r"(t448));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t450;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t450) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t451;
            asm("mov.b32 %0, %1;" : "=r"(t451) : "f"(t450));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t452;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t452) : "r"(t451));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t453;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t453) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t454;
            asm("mov.b32 %0, %1;" : "=r"(t454) : "f"(t453));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t455;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t455) : "r"(t454));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t456;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t456) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t457;
            asm("mov.b32 %0, %1;" : "=r"(t457) : "f"(t456));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t458;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t458) : "r"(t457));
#line 112 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t459;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t459) : );
#line 113 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t460 = t459 == 1u;
#line 113 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t460) {
                const u32 t461 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t461) : "memory");
            }
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t462 = t443 + t458;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t462 + 1u;
            const u32 t464 = end_8 > t455 ? end_8 : t455;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t465 = t464 - t455;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t465 < t458 ? t465 : t458;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t467 = t443 + 127u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t468 = t467 + t458;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t468 + 1u;
            const u32 t470 = end_10 > t455 ? end_10 : t455;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t471 = t470 - t455;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t471 < t458 ? t471 : t458;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t473 = end_11 + 127u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t474 = t473 >> 7u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_12 = t474 > 1u ? t474 : 1u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t476 = end_9 >> 7u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t476 < end_12 ? t476 : end_12;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t478 = end_12 - whole_2;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t479 = t478 < end_12 ? t478 : end_12;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_5 = t443 + t432;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t481 = first_query_5 + t458;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t481 + 1u;
            const u32 t483 = end_13 > t455 ? end_13 : t455;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t484 = t483 - t455;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t484 < t458 ? t484 : t458;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t486 = first_query_5 + 63u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t487 = t486 + t458;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t487 + 1u;
            const u32 t489 = end_15 > t455 ? end_15 : t455;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t490 = t489 - t455;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t490 < t458 ? t490 : t458;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t492 = end_16 + 127u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t493 = t492 >> 7u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t493 > 1u ? t493 : 1u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t495 = end_14 >> 7u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t495 < end_17 ? t495 : end_17;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t497 = end_17 - whole_3;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t498 = t497 < end_17 ? t497 : end_17;
#line 156 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t499 = end_12 - end_17;
#line 156 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t500 = passed_2 + t499;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t501 = count_2 << 1u;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t502 = t501 + index_3;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t503 = t443 + t432;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t504 = t503 < t455;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t504) {
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum_2 = 0.0f;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_4 = passed_2; i_4 < t500; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t505 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t505) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t506 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t507 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t506 ? 0u : t507;
                    const u32 t509 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t509) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t510 = i_4 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t511 = t510 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t512 = t10 + t511;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t513 = i_4 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t514 = t513 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t512), "r"(t514) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t515 = i_4 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t516 = t515 + 2u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t517 = t516 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t518 = t10 + t517;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t519 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t519) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t518) : "memory");
                    }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t520 = i_4 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t521 = t520 + 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t522 = t521 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t523 = t10 + t522;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t524 = i_4 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t525 = t524 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t523), "r"(t525) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t526 = i_4 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t527 = t526 + 6u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t528 = t527 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t529 = t10 + t528;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t530 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t530) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t529) : "memory");
                    }
                }
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t531 = t502 & 3u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t532 = t531 + 8u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t533 = t532 << 3u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t534 = t10 + t533;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t535 = t502 >> 2u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t536 = t535 & 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t534), "r"(t536) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t537 = t500 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t538 = t537 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t539 = t10 + t538;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t540 = t500 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t541 = t540 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t539), "r"(t541) : "memory");
#line 276 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t542 = t502 & 3u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t543 = t542 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t544 = smem_1 + t543;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t545 = t500 & 1u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t546 = t545 << 15u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t547 = t8 + t546;
                const u32 t548 = t544 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t549 = t547 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t550 = t548 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t551 = (u64)t550;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t552 = t551 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t553 = t549 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t554 = (u64)t553;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t555 = t554 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t552), "l"(t555) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t556 = t548 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t557 = (u64)t556;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t558 = t557 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t559 = t549 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t560 = (u64)t559;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t561 = t560 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t558), "l"(t561) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t562 = t548 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t563 = (u64)t562;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t564 = t563 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t565 = t549 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t566 = (u64)t565;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t567 = t566 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t564), "l"(t567) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t568 = t548 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t569 = (u64)t568;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t570 = t569 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t571 = t549 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t572 = (u64)t571;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t573 = t572 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t570), "l"(t573) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t574 = t548 + 66048u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t575 = (u64)t574;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t576 = t575 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t577 = t549 + 66560u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t578 = (u64)t577;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t579 = t578 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t576), "l"(t579) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t580 = t548 + 66050u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t581 = (u64)t580;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t582 = t581 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t583 = t549 + 66562u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t584 = (u64)t583;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t585 = t584 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t582), "l"(t585) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t586 = t548 + 66052u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t587 = (u64)t586;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t588 = t587 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t589 = t549 + 66564u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t590 = (u64)t589;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t591 = t590 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t588), "l"(t591) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t592 = t548 + 66054u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t593 = (u64)t592;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t594 = t593 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t595 = t549 + 66566u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t596 = (u64)t595;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t597 = t596 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t594), "l"(t597) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 197 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t598 = t500 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t599 = t598 + 2u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t600 = t599 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t601 = t10 + t600;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t602 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t602) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t601) : "memory");
                }
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t603 = end_17 - 1u;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t603 << 7u;
                const u32 t605 = t443 + t432;
#line 339 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_6 = t605 + t431;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t607 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t608 = t607 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 column = first_key + t608;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t610 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t611 = first_query_6 + t610;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t612 = t611 + t458;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_18 = t612 + 1u;
                const u32 t614 = end_18 > t455 ? end_18 : t455;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t615 = t614 - t455;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_19 = t615 < t458 ? t615 : t458;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t617 = end_19 > column ? end_19 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t617 - column;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t620 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s = t620;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t622 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_2 = t622;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t624 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_5 = t624;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t626 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_6 = t626;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t628 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_9 = t628;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t630 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_10 = t630;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t632 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_13 = t632;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t634 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_14 = t634;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t636 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_17 = t636;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t638 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_18 = t638;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t640 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_21 = t640;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t642 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_22 = t642;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t644 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_25 = t644;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t646 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_26 = t646;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t648 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_29 = t648;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t650 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_30 = t650;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t652 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_33 = t652;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t654 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_34 = t654;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t656 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_37 = t656;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t658 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_38 = t658;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t660 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_41 = t660;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t662 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_42 = t662;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t664 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_45 = t664;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t666 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_46 = t666;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t668 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_49 = t668;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t670 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_50 = t670;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t672 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_53 = t672;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t674 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_54 = t674;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t676 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_57 = t676;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t678 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_58 = t678;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t680 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_61 = t680;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_20;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t682 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_62 = t682;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t683 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t684 = first_query_6 + t683;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t685 = t684 + 8u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t686 = t685 + t458;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t686 + 1u;
                const u32 t688 = end_21 > t455 ? end_21 : t455;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t689 = t688 - t455;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_22 = t689 < t458 ? t689 : t458;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t691 = end_22 > column ? end_22 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_23 = t691 - column;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t694 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_3 = t694;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t696 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_4 = t696;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t698 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_7 = t698;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t700 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_8 = t700;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t702 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_11 = t702;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t704 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_12 = t704;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t706 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_15 = t706;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t708 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_16 = t708;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t710 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_19 = t710;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t712 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_20 = t712;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t714 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_23 = t714;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t716 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_24 = t716;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t718 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_27 = t718;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t720 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_28 = t720;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t722 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_31 = t722;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t724 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_32 = t724;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t726 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_35 = t726;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t728 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_36 = t728;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t730 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_39 = t730;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t732 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_40 = t732;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t734 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_43 = t734;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t736 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_44 = t736;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t738 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_47 = t738;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t740 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_48 = t740;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t742 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_51 = t742;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t744 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_52 = t744;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t746 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_55 = t746;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t748 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_56 = t748;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t750 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_59 = t750;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t752 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_60 = t752;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t754 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_63 = t754;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_23;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t756 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_64 = t756;
#line 141 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t758;
                asm("max.f32 %0, %1, %2;" : "=f"(t758) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t759;
                asm("max.f32 %0, %1, %2;" : "=f"(t759) : "f"(t758), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t760;
                asm("max.f32 %0, %1, %2;" : "=f"(t760) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t761;
                asm("max.f32 %0, %1, %2;" : "=f"(t761) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t762;
                asm("max.f32 %0, %1, %2;" : "=f"(t762) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t763;
                asm("max.f32 %0, %1, %2;" : "=f"(t763) : "f"(t759), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t764;
                asm("max.f32 %0, %1, %2;" : "=f"(t764) : "f"(t760), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t765;
                asm("max.f32 %0, %1, %2;" : "=f"(t765) : "f"(t761), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t766;
                asm("max.f32 %0, %1, %2;" : "=f"(t766) : "f"(t762), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t767;
                asm("max.f32 %0, %1, %2;" : "=f"(t767) : "f"(t763), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t768;
                asm("max.f32 %0, %1, %2;" : "=f"(t768) : "f"(t764), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t769;
                asm("max.f32 %0, %1, %2;" : "=f"(t769) : "f"(t765), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t770;
                asm("max.f32 %0, %1, %2;" : "=f"(t770) : "f"(t766), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t771;
                asm("max.f32 %0, %1, %2;" : "=f"(t771) : "f"(t767), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t772;
                asm("max.f32 %0, %1, %2;" : "=f"(t772) : "f"(t768), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t773;
                asm("max.f32 %0, %1, %2;" : "=f"(t773) : "f"(t769), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t774;
                asm("max.f32 %0, %1, %2;" : "=f"(t774) : "f"(t770), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t775;
                asm("max.f32 %0, %1, %2;" : "=f"(t775) : "f"(t771), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t776;
                asm("max.f32 %0, %1, %2;" : "=f"(t776) : "f"(t772), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t777;
                asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(t773), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t778;
                asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t774), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t779;
                asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(t775), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t780;
                asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t776), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t781;
                asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t777), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t782;
                asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t778), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t783;
                asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t779), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t784;
                asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t780), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t785;
                asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t781), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t786;
                asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t782), "f"(s_62));
                f32 t787;
                asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t783), "f"(t784));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t788;
                asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t785), "f"(t786));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t789;
                asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t787), "f"(t788));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t790;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t790) : "f"(t789));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t789), "f"(t790));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t792;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t792) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t792));
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t795 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t795;
#line 144 "fa-kernels/src/attention/softmax.rs"
                const f32 t797 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 t798;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t798) : "f"(old), "f"(scale_log2), "f"(t797));
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t798));
#line 145 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t800 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t801 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t801));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t803;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t803;
                const f32 t804 = t800 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t805 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t805));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t807;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t807;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t808 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t808));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t810;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t810) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t810;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t811 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t811));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t813;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t813) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t813;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t814 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t814));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t816;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t816) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t816;
                const f32 t817 = t804 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t818 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t818));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t820;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t820) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t820;
                const f32 t821 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t822 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t822));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t824;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t824) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t824;
                const f32 t825 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t826 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t826));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t828;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t828) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t828;
                const f32 t829 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t830 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t830));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t832;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t832) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t832;
                const f32 t833 = t817 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t834 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t834));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t836;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t836) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t836;
                const f32 t837 = t821 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t838 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t838));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t840;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t840) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t840;
                const f32 t841 = t825 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t842 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t842));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t844;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t844) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t844;
                const f32 t845 = t829 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t846 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t846));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t848;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t848) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t848;
                const f32 t849 = t833 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t850 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t850));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t852;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t852) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t852;
                const f32 t853 = t837 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t854 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t854));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t856;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t856) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t856;
                const f32 t857 = t841 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t858 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t858));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t860;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t860) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t860;
                const f32 t861 = t845 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t862 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t862));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t864;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t864) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_33 = t864;
                const f32 t865 = t849 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t866 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t866));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t868;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t868) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_34 = t868;
                const f32 t869 = t853 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t870 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t870));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t872;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t872) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_37 = t872;
                const f32 t873 = t857 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t874 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t874));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t876;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t876) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_38 = t876;
                const f32 t877 = t861 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t878 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t878));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t880;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t880) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_41 = t880;
                const f32 t881 = t865 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t882 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t882));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t884;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t884) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_42 = t884;
                const f32 t885 = t869 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t886 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t886));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t888;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t888) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_45 = t888;
                const f32 t889 = t873 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t890 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t890));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t892;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t892) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_46 = t892;
                const f32 t893 = t877 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t894 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t894));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t896;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t896) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_49 = t896;
                const f32 t897 = t881 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t898 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t898));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t900;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t900) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_50 = t900;
                const f32 t901 = t885 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t902 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t902));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t904;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t904) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_53 = t904;
                const f32 t905 = t889 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t906 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t906));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t908;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t908) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_54 = t908;
                const f32 t909 = t893 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t910 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t910));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t912;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t912) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_57 = t912;
                const f32 t913 = t897 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t914 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t914));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t916;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t916) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_58 = t916;
                const f32 t917 = t901 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t918 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t918));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t920;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t920) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_61 = t920;
                const f32 t921 = t905 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t922 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t922));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t924;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t924) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_62 = t924;
                const f32 t925 = t909 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t926 = t913 + t917;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t927 = t921 + t925;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t928 = t926 + t927;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t928;
#line 141 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t930;
                asm("max.f32 %0, %1, %2;" : "=f"(t930) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t931;
                asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(t930), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t932;
                asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t933;
                asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t934;
                asm("max.f32 %0, %1, %2;" : "=f"(t934) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t935;
                asm("max.f32 %0, %1, %2;" : "=f"(t935) : "f"(t931), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t936;
                asm("max.f32 %0, %1, %2;" : "=f"(t936) : "f"(t932), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t937;
                asm("max.f32 %0, %1, %2;" : "=f"(t937) : "f"(t933), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t938;
                asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(t934), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t939;
                asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(t935), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t940;
                asm("max.f32 %0, %1, %2;" : "=f"(t940) : "f"(t936), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t941;
                asm("max.f32 %0, %1, %2;" : "=f"(t941) : "f"(t937), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t942;
                asm("max.f32 %0, %1, %2;" : "=f"(t942) : "f"(t938), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t943;
                asm("max.f32 %0, %1, %2;" : "=f"(t943) : "f"(t939), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t944;
                asm("max.f32 %0, %1, %2;" : "=f"(t944) : "f"(t940), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t945;
                asm("max.f32 %0, %1, %2;" : "=f"(t945) : "f"(t941), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t946;
                asm("max.f32 %0, %1, %2;" : "=f"(t946) : "f"(t942), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t947;
                asm("max.f32 %0, %1, %2;" : "=f"(t947) : "f"(t943), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t948;
                asm("max.f32 %0, %1, %2;" : "=f"(t948) : "f"(t944), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t949;
                asm("max.f32 %0, %1, %2;" : "=f"(t949) : "f"(t945), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t950;
                asm("max.f32 %0, %1, %2;" : "=f"(t950) : "f"(t946), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t951;
                asm("max.f32 %0, %1, %2;" : "=f"(t951) : "f"(t947), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t952;
                asm("max.f32 %0, %1, %2;" : "=f"(t952) : "f"(t948), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t953;
                asm("max.f32 %0, %1, %2;" : "=f"(t953) : "f"(t949), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t954;
                asm("max.f32 %0, %1, %2;" : "=f"(t954) : "f"(t950), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t955;
                asm("max.f32 %0, %1, %2;" : "=f"(t955) : "f"(t951), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t956;
                asm("max.f32 %0, %1, %2;" : "=f"(t956) : "f"(t952), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t957;
                asm("max.f32 %0, %1, %2;" : "=f"(t957) : "f"(t953), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t958;
                asm("max.f32 %0, %1, %2;" : "=f"(t958) : "f"(t954), "f"(s_64));
                f32 t959;
                asm("max.f32 %0, %1, %2;" : "=f"(t959) : "f"(t955), "f"(t956));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t960;
                asm("max.f32 %0, %1, %2;" : "=f"(t960) : "f"(t957), "f"(t958));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t961;
                asm("max.f32 %0, %1, %2;" : "=f"(t961) : "f"(t959), "f"(t960));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t962;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t962) : "f"(t961));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t961), "f"(t962));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t964;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t964) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t964));
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t967 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t967;
#line 144 "fa-kernels/src/attention/softmax.rs"
                const f32 t969 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 t970;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t970) : "f"(old_2), "f"(scale_log2), "f"(t969));
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t970));
#line 145 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t972 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t973 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t973));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t975;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t975;
                const f32 t976 = t972 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t977 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t977));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t979;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t979;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t980 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t980));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t982;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t982;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t983 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t983));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t985;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t985;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t986 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t986));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t988;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t988) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t988;
                const f32 t989 = t976 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t990 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t990));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t992;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t992) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t992;
                const f32 t993 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t994 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t994));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t996;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t996) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t996;
                const f32 t997 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t998 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t998));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1000;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1000) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1000;
                const f32 t1001 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1002 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1002));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1004;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1004) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1004;
                const f32 t1005 = t989 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1006 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1006));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1008;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1008) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1008;
                const f32 t1009 = t993 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1010 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1010));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1012;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1012;
                const f32 t1013 = t997 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1014 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1014));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1016;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1016) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1016;
                const f32 t1017 = t1001 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1018 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1018));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1020;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1020) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1020;
                const f32 t1021 = t1005 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1022 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1022));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1024;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1024) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1024;
                const f32 t1025 = t1009 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1026 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1026));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1028;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1028) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1028;
                const f32 t1029 = t1013 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1030 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1030));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1032;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1032;
                const f32 t1033 = t1017 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1034 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1034));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1036;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1036;
                const f32 t1037 = t1021 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1038 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1038));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1040;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1040) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1040;
                const f32 t1041 = t1025 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1042 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1042));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1044;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1044;
                const f32 t1045 = t1029 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1046 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1046));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1048;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1048;
                const f32 t1049 = t1033 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1050 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1050));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1052;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1052) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1052;
                const f32 t1053 = t1037 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1054 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1054));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1056;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1056;
                const f32 t1057 = t1041 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1058 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1058));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1060;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1060;
                const f32 t1061 = t1045 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1062 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1062));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1064;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1064;
                const f32 t1065 = t1049 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1066 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1066));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1068;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1068;
                const f32 t1069 = t1053 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1070 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1070));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1072;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1072;
                const f32 t1073 = t1057 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1074 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1074));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1076;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1076;
                const f32 t1077 = t1061 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1078 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1078));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1080;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1080;
                const f32 t1081 = t1065 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1082 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1082));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1084;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1084;
                const f32 t1085 = t1069 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1086 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1086));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1088;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1088;
                const f32 t1089 = t1073 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1090 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1090));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1092;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1092;
                const f32 t1093 = t1077 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1094 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1094));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1096;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1096;
                const f32 t1097 = t1081 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1098 = t1085 + t1089;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1099 = t1093 + t1097;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1100 = t1098 + t1099;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1100;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1101;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(s), "f"(s_2));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1102;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1102) : "f"(s_3), "f"(s_4));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1103;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1103) : "f"(s_5), "f"(s_6));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1104;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1104) : "f"(s_7), "f"(s_8));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1105;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(s_9), "f"(s_10));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1106;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1106) : "f"(s_11), "f"(s_12));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1107;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(s_13), "f"(s_14));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1108;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(s_15), "f"(s_16));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1109;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(s_17), "f"(s_18));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1110;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_19), "f"(s_20));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1111;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(s_21), "f"(s_22));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1112;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(s_23), "f"(s_24));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1113;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(s_25), "f"(s_26));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1114;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(s_27), "f"(s_28));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1115;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(s_29), "f"(s_30));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1116;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(s_31), "f"(s_32));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1117;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(s_33), "f"(s_34));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1118;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s_35), "f"(s_36));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1119;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(s_37), "f"(s_38));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1120;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(s_39), "f"(s_40));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1121;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(s_41), "f"(s_42));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1122;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(s_43), "f"(s_44));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1123;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(s_45), "f"(s_46));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1124;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(s_47), "f"(s_48));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1125;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(s_49), "f"(s_50));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1126;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(s_51), "f"(s_52));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1127;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(s_53), "f"(s_54));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1128;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1128) : "f"(s_55), "f"(s_56));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1129;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(s_57), "f"(s_58));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1130;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(s_59), "f"(s_60));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1131;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(s_61), "f"(s_62));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1132;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t1101;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1102;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1103;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1104;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1105;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1106;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1107;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1108;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1109;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1110;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1111;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1112;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1113;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1114;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1115;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1116;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1117;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1118;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1119;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1120;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1121;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1122;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1123;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1124;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1125;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1126;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1127;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1128;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1129;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1130;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1131;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1132;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_2 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_3 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_4 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_5 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_6 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_7 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_8 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_9 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_10 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_11 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_12 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_13 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_14 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_15 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_16 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_17 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_18 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_19 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_20 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_21 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_22 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_23 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_24 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_25 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_26 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_27 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_28 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_29 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_30 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_31 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_32 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_33 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_34 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_35 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_36 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_37 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_38 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_39 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_40 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_41 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_42 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_43 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_44 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_45 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_46 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_47 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_48 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_49 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_50 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_51 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_52 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_53 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_54 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_55 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_56 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_57 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_58 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_59 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_60 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_61 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_62 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_63 = 0.0f;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                acc_64 = 0.0f;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 masked_right = t498 > 1u ? t498 : 1u;
                const u32 masked_left = end_17 > masked_right ? end_17 : masked_right;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_5 = 1u; i_5 < masked_right; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1135 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1135) : "memory");
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1136 = t500 + i_5;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1137 = t1136 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1138 = t1137 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1139 = t10 + t1138;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1140 = t1136 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1141 = t1140 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1139), "r"(t1141) : "memory");
#line 276 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1142 = t502 & 3u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1143 = t1142 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1144 = smem_1 + t1143;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1145 = t1136 & 1u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1146 = t1145 << 15u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1147 = t8 + t1146;
                    const u32 t1148 = t1144 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1149 = t1147 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1150 = t1148 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1151 = (u64)t1150;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1152 = t1151 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1153 = t1149 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1154 = (u64)t1153;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1155 = t1154 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t1152), "l"(t1155) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1156 = t1148 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1157 = (u64)t1156;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1158 = t1157 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1159 = t1149 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1160 = (u64)t1159;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1161 = t1160 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1158), "l"(t1161) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1162 = t1148 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1163 = (u64)t1162;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1164 = t1163 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1165 = t1149 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1166 = (u64)t1165;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1167 = t1166 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1164), "l"(t1167) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1168 = t1148 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1169 = (u64)t1168;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1170 = t1169 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1171 = t1149 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1172 = (u64)t1171;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1173 = t1172 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1170), "l"(t1173) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1174 = t1148 + 66048u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1175 = (u64)t1174;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1176 = t1175 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1177 = t1149 + 66560u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1178 = (u64)t1177;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1179 = t1178 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1176), "l"(t1179) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1180 = t1148 + 66050u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1181 = (u64)t1180;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1182 = t1181 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1183 = t1149 + 66562u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1184 = (u64)t1183;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1185 = t1184 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1182), "l"(t1185) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1186 = t1148 + 66052u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1187 = (u64)t1186;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1188 = t1187 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1189 = t1149 + 66564u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1190 = (u64)t1189;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1191 = t1190 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1188), "l"(t1191) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1192 = t1148 + 66054u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1193 = (u64)t1192;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1194 = t1193 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1195 = t1149 + 66566u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1196 = (u64)t1195;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1197 = t1196 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1194), "l"(t1197) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1198 = i_5 - 1u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1199 = t500 + t1198;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1200 = t1199 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1201 = t1200 + 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1202 = t1201 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1203 = t10 + t1202;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1204 = t1199 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1205 = t1204 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1203), "r"(t1205) : "memory");
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs = p;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_2 = p_2;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_3 = p_3;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_4 = p_4;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_5 = p_5;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_6 = p_6;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_7 = p_7;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_8 = p_8;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_9 = p_9;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_10 = p_10;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_11 = p_11;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_12 = p_12;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_13 = p_13;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_14 = p_14;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_15 = p_15;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_16 = p_16;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_17 = p_17;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_18 = p_18;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_19 = p_19;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_20 = p_20;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_21 = p_21;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_22 = p_22;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_23 = p_23;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_24 = p_24;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_25 = p_25;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_26 = p_26;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_27 = p_27;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_28 = p_28;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_29 = p_29;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_30 = p_30;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_31 = p_31;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_32 = p_32;
#line 291 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1206 = t1199 & 1u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1207 = t1206 << 15u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1208 = t9 + t1207;
                    const u32 t1209 = t1208 >> 4u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1210 = t1209 + 67108864u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1211 = (u64)t1210;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1212 = t1211 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1212) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1213 = t1209 + 67108992u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1214 = (u64)t1213;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1215 = t1214 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1215) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1216 = t1209 + 67109120u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1217 = (u64)t1216;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1218 = t1217 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1218) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1219 = t1209 + 67109248u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1220 = (u64)t1219;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1221 = t1220 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1221) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1222 = t1209 + 67109376u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1223 = (u64)t1222;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1224 = t1223 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1224) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1225 = t1209 + 67109504u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1226 = (u64)t1225;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1227 = t1226 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1227) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1228 = t1209 + 67109632u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1229 = (u64)t1228;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1230 = t1229 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1230) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1231 = t1209 + 67109760u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1232 = (u64)t1231;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1233 = t1232 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1233) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1234 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1235 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1234 ? 0u : t1235;
                    const u32 t1237 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1237) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1238 = t500 + i_5;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1239 = t1238 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1240 = t1239 + 2u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1241 = t1240 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1242 = t10 + t1241;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1243 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1243) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1242) : "memory");
                    }
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1244 = end_17 - 1u;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1245 = t1244 - i_5;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t1245 << 7u;
                    const u32 t1247 = t443 + t432;
#line 339 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_7 = t1247 + t431;
#line 30 "fa-kernels/src/attention/mask.rs"
                    const u32 t1249 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                    const u32 t1250 = t1249 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                    const u32 column_2 = first_key_2 + t1250;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1252 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1253 = first_query_7 + t1252;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1254 = t1253 + t458;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_24 = t1254 + 1u;
                    const u32 t1256 = end_24 > t455 ? end_24 : t455;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1257 = t1256 - t455;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_25 = t1257 < t458 ? t1257 : t458;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 t1259 = end_25 > column_2 ? end_25 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t1259 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 0u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1262 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s = t1262;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 1u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1264 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1264;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 8u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1266 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1266;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 9u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1268 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1268;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 16u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1270 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1270;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 17u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1272 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1272;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 24u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1274 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1274;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 25u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1276 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1276;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 32u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1278 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1278;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 33u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1280 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1280;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 40u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1282 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1282;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 41u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1284 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1284;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 48u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1286 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1286;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 49u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1288 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1288;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 56u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1290 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1290;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 57u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1292 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1292;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_81 = 64u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1294 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_33 = t1294;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_82 = 65u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1296 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_34 = t1296;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_83 = 72u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1298 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_37 = t1298;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_84 = 73u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1300 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_38 = t1300;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_85 = 80u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1302 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_41 = t1302;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_86 = 81u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1304 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_42 = t1304;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_87 = 88u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1306 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_45 = t1306;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_88 = 89u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1308 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_46 = t1308;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_89 = 96u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1310 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_49 = t1310;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_90 = 97u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1312 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_50 = t1312;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_91 = 104u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1314 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_53 = t1314;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_92 = 105u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1316 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_54 = t1316;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_93 = 112u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1318 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_57 = t1318;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_94 = 113u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1320 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_58 = t1320;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_95 = 120u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1322 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_61 = t1322;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_96 = 121u < end_26;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1324 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_62 = t1324;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1325 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1326 = first_query_7 + t1325;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1327 = t1326 + 8u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1328 = t1327 + t458;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_27 = t1328 + 1u;
                    const u32 t1330 = end_27 > t455 ? end_27 : t455;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1331 = t1330 - t455;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_28 = t1331 < t458 ? t1331 : t458;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 t1333 = end_28 > column_2 ? end_28 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 end_29 = t1333 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_97 = 0u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1336 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1336;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_98 = 1u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1338 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1338;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_99 = 8u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1340 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1340;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_100 = 9u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1342 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1342;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_101 = 16u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1344 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1344;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_102 = 17u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1346 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1346;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_103 = 24u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1348 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1348;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_104 = 25u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1350 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1350;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_105 = 32u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1352 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1352;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_106 = 33u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1354 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1354;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_107 = 40u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1356 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1356;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_108 = 41u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1358 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1358;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_109 = 48u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1360 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1360;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_110 = 49u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1362 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1362;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_111 = 56u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1364 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1364;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_112 = 57u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1366 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1366;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_113 = 64u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1368 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1368;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_114 = 65u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1370 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1370;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_115 = 72u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1372 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1372;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_116 = 73u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1374 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1374;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_117 = 80u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1376 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_43 = t1376;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_118 = 81u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1378 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_44 = t1378;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_119 = 88u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1380 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_47 = t1380;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_120 = 89u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1382 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_48 = t1382;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_121 = 96u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1384 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_51 = t1384;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_122 = 97u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1386 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_52 = t1386;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_123 = 104u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1388 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_55 = t1388;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_124 = 105u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1390 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_56 = t1390;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_125 = 112u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1392 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_59 = t1392;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_126 = 113u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1394 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_60 = t1394;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_127 = 120u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1396 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_63 = t1396;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_128 = 121u < end_29;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t1398 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_64 = t1398;
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1399;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1399) : "f"(old_3), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1400;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1400) : "f"(t1399), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1401;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1401) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1402;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1402) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1403;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1403) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1404;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1404) : "f"(t1400), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1405;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1405) : "f"(t1401), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1406;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1406) : "f"(t1402), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1407;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1407) : "f"(t1403), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1408;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1408) : "f"(t1404), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1409;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1409) : "f"(t1405), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1410;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1410) : "f"(t1406), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1411;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1411) : "f"(t1407), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1412;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1412) : "f"(t1408), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1413;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1413) : "f"(t1409), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1414;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1414) : "f"(t1410), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1415;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1415) : "f"(t1411), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1416;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1416) : "f"(t1412), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1417;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1417) : "f"(t1413), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1418;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1418) : "f"(t1414), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1419;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(t1415), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1420;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(t1416), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1421;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1421) : "f"(t1417), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1422;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(t1418), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1423;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1419), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1424;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1420), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1425;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1421), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1426;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(t1422), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1427;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1423), "f"(s_62));
                    f32 t1428;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1424), "f"(t1425));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1429;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1426), "f"(t1427));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1430;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1430) : "f"(t1428), "f"(t1429));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1431;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1431) : "f"(t1430));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1430), "f"(t1431));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1433;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1433) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1433));
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1435;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1435) : "f"(old_4), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1436;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(t1435), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1437;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1437) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1438;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1439;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1439) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1440;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(t1436), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1441;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1441) : "f"(t1437), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1442;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(t1438), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1443;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(t1439), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1444;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(t1440), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1445;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(t1441), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1446;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1442), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1447;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(t1443), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1448;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1444), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1449;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1445), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1450;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1446), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1451;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1447), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1452;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1448), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1453;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(t1449), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1454;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1450), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1455;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1451), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1456;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1452), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1457;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(t1453), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1458;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1459;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1460;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1456), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1461;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1457), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1462;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1458), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1463;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1459), "f"(s_64));
                    f32 t1464;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1460), "f"(t1461));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1465;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1462), "f"(t1463));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1466;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1464), "f"(t1465));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1467;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1467) : "f"(t1466));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1466), "f"(t1467));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1469;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1469) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1469));
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1471 = news - old_5;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1472 = t1471 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1473 = 8.0f < t1472;
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1474 = news_2 - old_6;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1475 = t1474 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1476 = 8.0f < t1475;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1477 = t1473 | t1476;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1477);
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1482 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1482;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1484 = -reference_3;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    f32 t1485;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1485) : "f"(old_7), "f"(scale_log2), "f"(t1484));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1485));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1488 = row_sum * kept;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1489 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1489));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1491;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(exponent_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s = t1491;
                    const f32 t1492 = t1488 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1493 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1493));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1495;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1495) : "f"(exponent_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1495;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1496 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1496));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1498;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1498) : "f"(exponent_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1498;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1499 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1499));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1501;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1501) : "f"(exponent_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1501;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1502 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1502));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1504;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1504) : "f"(exponent_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1504;
                    const f32 t1505 = t1492 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1506 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1506));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1508;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1508) : "f"(exponent_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1508;
                    const f32 t1509 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1510 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1510));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1512;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(exponent_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1512;
                    const f32 t1513 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1514 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1514));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1516;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1516) : "f"(exponent_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1516;
                    const f32 t1517 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1518 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1518));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1520;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1520) : "f"(exponent_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1520;
                    const f32 t1521 = t1505 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1522 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1522));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1524;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1524) : "f"(exponent_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1524;
                    const f32 t1525 = t1509 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1526 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1526));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1528;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1528) : "f"(exponent_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1528;
                    const f32 t1529 = t1513 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1530 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1530));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1532;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(exponent_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1532;
                    const f32 t1533 = t1517 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1534 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1534));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1536;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1536) : "f"(exponent_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1536;
                    const f32 t1537 = t1521 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1538 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1538));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1540;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1540) : "f"(exponent_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1540;
                    const f32 t1541 = t1525 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1542 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1542));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1544;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1544) : "f"(exponent_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1544;
                    const f32 t1545 = t1529 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1546 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1546));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1548;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1548) : "f"(exponent_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1548;
                    const f32 t1549 = t1533 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1550 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1550));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1552;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1552) : "f"(exponent_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1552;
                    const f32 t1553 = t1537 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1554 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1554));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1556;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1556) : "f"(exponent_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1556;
                    const f32 t1557 = t1541 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1558 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1558));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1560;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1560) : "f"(exponent_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1560;
                    const f32 t1561 = t1545 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1562 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1562));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1564;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1564) : "f"(exponent_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1564;
                    const f32 t1565 = t1549 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1566 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1566));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1568;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1568) : "f"(exponent_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t1568;
                    const f32 t1569 = t1553 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1570 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1570));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1572;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1572) : "f"(exponent_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t1572;
                    const f32 t1573 = t1557 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1574 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1574));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1576;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1576) : "f"(exponent_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t1576;
                    const f32 t1577 = t1561 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1578 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1578));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1580;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1580) : "f"(exponent_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t1580;
                    const f32 t1581 = t1565 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1582 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1582));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1584;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1584) : "f"(exponent_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t1584;
                    const f32 t1585 = t1569 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1586 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1586));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1588;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1588) : "f"(exponent_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t1588;
                    const f32 t1589 = t1573 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1590 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1590));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1592;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1592) : "f"(exponent_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t1592;
                    const f32 t1593 = t1577 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1594 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1594));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1596;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1596) : "f"(exponent_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t1596;
                    const f32 t1597 = t1581 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1598 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1598));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1600;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1600) : "f"(exponent_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t1600;
                    const f32 t1601 = t1585 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1602 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1602));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1604;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1604) : "f"(exponent_94));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t1604;
                    const f32 t1605 = t1589 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1606 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1606));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1608;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1608) : "f"(exponent_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t1608;
                    const f32 t1609 = t1593 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1610 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1610));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1612;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1612) : "f"(exponent_96));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t1612;
                    const f32 t1613 = t1597 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1614 = t1601 + t1605;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1615 = t1609 + t1613;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1616 = t1614 + t1615;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1616;
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1620 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1620;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1622 = -reference_4;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    f32 t1623;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1623) : "f"(old_8), "f"(scale_log2), "f"(t1622));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1623));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1626 = row_sum_2 * kept_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1627 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1627));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1629;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1629) : "f"(exponent_97));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1629;
                    const f32 t1630 = t1626 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1631 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1631));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1633;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1633) : "f"(exponent_98));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1633;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1634 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1634));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1636;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1636) : "f"(exponent_99));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1636;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1637 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1637));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1639;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1639) : "f"(exponent_100));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1639;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1640 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1640));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1642;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1642) : "f"(exponent_101));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1642;
                    const f32 t1643 = t1630 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1644 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1644));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1646;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1646) : "f"(exponent_102));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1646;
                    const f32 t1647 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1648 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1648));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1650;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1650) : "f"(exponent_103));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1650;
                    const f32 t1651 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1652 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1652));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1654;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1654) : "f"(exponent_104));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1654;
                    const f32 t1655 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1656 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1656));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1658;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1658) : "f"(exponent_105));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1658;
                    const f32 t1659 = t1643 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1660 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1660));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1662;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1662) : "f"(exponent_106));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1662;
                    const f32 t1663 = t1647 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1664 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1664));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1666;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1666) : "f"(exponent_107));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1666;
                    const f32 t1667 = t1651 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1668 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1668));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1670;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1670) : "f"(exponent_108));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1670;
                    const f32 t1671 = t1655 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1672 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1672));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1674;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1674) : "f"(exponent_109));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1674;
                    const f32 t1675 = t1659 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1676 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1676));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1678;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1678) : "f"(exponent_110));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1678;
                    const f32 t1679 = t1663 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1680 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1680));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1682;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1682) : "f"(exponent_111));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1682;
                    const f32 t1683 = t1667 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1684 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1684));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1686;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1686) : "f"(exponent_112));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1686;
                    const f32 t1687 = t1671 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1688 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1688));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1690;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1690) : "f"(exponent_113));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1690;
                    const f32 t1691 = t1675 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1692 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1692));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1694;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1694) : "f"(exponent_114));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1694;
                    const f32 t1695 = t1679 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1696 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1696));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1698;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1698) : "f"(exponent_115));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1698;
                    const f32 t1699 = t1683 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1700 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1700));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1702;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1702) : "f"(exponent_116));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1702;
                    const f32 t1703 = t1687 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1704 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1704));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1706;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1706) : "f"(exponent_117));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t1706;
                    const f32 t1707 = t1691 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1708 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1708));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1710;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1710) : "f"(exponent_118));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t1710;
                    const f32 t1711 = t1695 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1712 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1712));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1714;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1714) : "f"(exponent_119));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t1714;
                    const f32 t1715 = t1699 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1716 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1716));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1718;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1718) : "f"(exponent_120));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t1718;
                    const f32 t1719 = t1703 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1720 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1720));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1722;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(exponent_121));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t1722;
                    const f32 t1723 = t1707 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1724 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1724));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1726;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1726) : "f"(exponent_122));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t1726;
                    const f32 t1727 = t1711 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1728 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1728));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1730;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1730) : "f"(exponent_123));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t1730;
                    const f32 t1731 = t1715 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1732 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1732));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1734;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(exponent_124));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t1734;
                    const f32 t1735 = t1719 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1736 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1736));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1738;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1738) : "f"(exponent_125));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t1738;
                    const f32 t1739 = t1723 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1740 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1740));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1742;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1742) : "f"(exponent_126));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t1742;
                    const f32 t1743 = t1727 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1744 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1744));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1746;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1746) : "f"(exponent_127));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t1746;
                    const f32 t1747 = t1731 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1748 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1748));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1750;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1750) : "f"(exponent_128));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t1750;
                    const f32 t1751 = t1735 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1752 = t1739 + t1743;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1753 = t1747 + t1751;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1754 = t1752 + t1753;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1754;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1755 = i_5 - 1u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1756 = t500 + t1755;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1757 = t1756 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1758 = t1757 + 6u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1759 = t1758 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1760 = t10 + t1759;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1761 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1761) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1760) : "memory");
                    }
#line 95 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1762 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1762;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1763 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1763;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1764 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1764;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1765 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1766 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1767 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1768 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1768;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1769 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1769;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1770 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1770;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1771 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1772 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1772;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1773 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1773;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1774 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1774;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1775 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1776 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1777 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1778 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1779 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1780 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1781 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1782 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1783 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1784 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1785 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1786 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1787 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1788 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1789 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1790 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1791 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1792 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1793 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1794 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1795 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1796 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1797 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1798 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1799 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1800 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1801 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1802 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1803 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1804 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1805 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1806 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1807 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1808 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1809 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1810 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1811 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1812 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1813 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1814 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1815 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1816 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1816;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1817 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1817;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1818 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1818;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1819 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1819;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1820 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1820;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1821 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1821;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1822 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1822;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1823 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1823;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1824 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1824;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1825 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1825;
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1826;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1827;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1828;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1829;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1830;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1831;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1832;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1833;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1833) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1834;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1834) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1835;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1836;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1837;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1838;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1838) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1839;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1839) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1840;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1840) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1841;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1841) : "f"(s_31), "f"(s_32));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1842;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1842) : "f"(s_33), "f"(s_34));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1843;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1843) : "f"(s_35), "f"(s_36));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1844;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1844) : "f"(s_37), "f"(s_38));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1845;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1845) : "f"(s_39), "f"(s_40));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1846;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1846) : "f"(s_41), "f"(s_42));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1847;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1847) : "f"(s_43), "f"(s_44));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1848;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1848) : "f"(s_45), "f"(s_46));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1849;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1849) : "f"(s_47), "f"(s_48));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1850;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1850) : "f"(s_49), "f"(s_50));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1851;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1851) : "f"(s_51), "f"(s_52));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1852;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1852) : "f"(s_53), "f"(s_54));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1853;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1853) : "f"(s_55), "f"(s_56));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1854;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1854) : "f"(s_57), "f"(s_58));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1855;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1855) : "f"(s_59), "f"(s_60));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1856;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1856) : "f"(s_61), "f"(s_62));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1857;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1857) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1826;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1827;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1828;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1829;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1830;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1831;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1832;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1833;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1834;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1835;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1836;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1837;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1838;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1839;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1840;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1841;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1842;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1843;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1844;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1845;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t1846;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t1847;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t1848;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t1849;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t1850;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t1851;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t1852;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t1853;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t1854;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t1855;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t1856;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t1857;
                }
#line 222 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_6 = masked_right; i_6 < end_17; i_6 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1858 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1858) : "memory");
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1859 = t500 + i_6;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1860 = t1859 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1861 = t1860 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1862 = t10 + t1861;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1863 = t1859 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1864 = t1863 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1862), "r"(t1864) : "memory");
#line 276 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1865 = t502 & 3u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1866 = t1865 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1867 = smem_1 + t1866;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1868 = t1859 & 1u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1869 = t1868 << 15u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1870 = t8 + t1869;
                    const u32 t1871 = t1867 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1872 = t1870 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1873 = t1871 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1874 = (u64)t1873;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1875 = t1874 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1876 = t1872 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1877 = (u64)t1876;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1878 = t1877 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t1875), "l"(t1878) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1879 = t1871 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1880 = (u64)t1879;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1881 = t1880 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1882 = t1872 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1883 = (u64)t1882;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1884 = t1883 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1881), "l"(t1884) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1885 = t1871 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1886 = (u64)t1885;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1887 = t1886 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1888 = t1872 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1889 = (u64)t1888;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1890 = t1889 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1887), "l"(t1890) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1891 = t1871 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1892 = (u64)t1891;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1893 = t1892 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1894 = t1872 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1895 = (u64)t1894;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1896 = t1895 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1893), "l"(t1896) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1897 = t1871 + 66048u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1898 = (u64)t1897;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1899 = t1898 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1900 = t1872 + 66560u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1901 = (u64)t1900;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1902 = t1901 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1899), "l"(t1902) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1903 = t1871 + 66050u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1904 = (u64)t1903;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1905 = t1904 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1906 = t1872 + 66562u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1907 = (u64)t1906;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1908 = t1907 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1905), "l"(t1908) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1909 = t1871 + 66052u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1910 = (u64)t1909;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1911 = t1910 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1912 = t1872 + 66564u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1913 = (u64)t1912;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1914 = t1913 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1911), "l"(t1914) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1915 = t1871 + 66054u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1916 = (u64)t1915;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1917 = t1916 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1918 = t1872 + 66566u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1919 = (u64)t1918;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1920 = t1919 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1917), "l"(t1920) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1921 = i_6 - 1u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1922 = t500 + t1921;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1923 = t1922 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1924 = t1923 + 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1925 = t1924 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1926 = t10 + t1925;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1927 = t1922 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1928 = t1927 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1926), "r"(t1928) : "memory");
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_33 = p;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_34 = p_2;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_35 = p_3;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_36 = p_4;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_37 = p_5;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_38 = p_6;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_39 = p_7;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_40 = p_8;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_41 = p_9;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_42 = p_10;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_43 = p_11;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_44 = p_12;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_45 = p_13;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_46 = p_14;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_47 = p_15;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_48 = p_16;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_49 = p_17;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_50 = p_18;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_51 = p_19;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_52 = p_20;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_53 = p_21;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_54 = p_22;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_55 = p_23;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_56 = p_24;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_57 = p_25;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_58 = p_26;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_59 = p_27;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_60 = p_28;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_61 = p_29;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_62 = p_30;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_63 = p_31;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 regs_64 = p_32;
#line 291 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1929 = t1922 & 1u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1930 = t1929 << 15u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1931 = t9 + t1930;
                    const u32 t1932 = t1931 >> 4u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1933 = t1932 + 67108864u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1934 = (u64)t1933;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1935 = t1934 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1935) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1936 = t1932 + 67108992u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1937 = (u64)t1936;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1938 = t1937 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1938) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1939 = t1932 + 67109120u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1940 = (u64)t1939;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1941 = t1940 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1941) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1942 = t1932 + 67109248u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1943 = (u64)t1942;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1944 = t1943 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1944) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1945 = t1932 + 67109376u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1946 = (u64)t1945;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1947 = t1946 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1947) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1948 = t1932 + 67109504u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1949 = (u64)t1948;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1950 = t1949 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1950) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1951 = t1932 + 67109632u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1952 = (u64)t1951;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1953 = t1952 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1953) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1954 = t1932 + 67109760u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1955 = (u64)t1954;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1956 = t1955 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1956) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1957 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1958 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t1957 ? 0u : t1958;
                    const u32 t1960 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1960) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1961 = t500 + i_6;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1962 = t1961 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1963 = t1962 + 2u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1964 = t1963 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1965 = t10 + t1964;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1966 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1966) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1965) : "memory");
                    }
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1967;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1967) : "f"(old_9), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1968;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1968) : "f"(t1967), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1969;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1969) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1970;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1970) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1971;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1971) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1972;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1972) : "f"(t1968), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1973;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1973) : "f"(t1969), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1974;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1974) : "f"(t1970), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1975;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1975) : "f"(t1971), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1976;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1976) : "f"(t1972), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1977;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1977) : "f"(t1973), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1978;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1978) : "f"(t1974), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1979;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1979) : "f"(t1975), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1980;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1980) : "f"(t1976), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1981;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1981) : "f"(t1977), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1982;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1982) : "f"(t1978), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1983;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1983) : "f"(t1979), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1984;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1984) : "f"(t1980), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1985;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1985) : "f"(t1981), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1986;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1986) : "f"(t1982), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1987;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1987) : "f"(t1983), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1988;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1988) : "f"(t1984), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1989;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1989) : "f"(t1985), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1990;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1990) : "f"(t1986), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1991;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1991) : "f"(t1987), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1992;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1992) : "f"(t1988), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1993;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1993) : "f"(t1989), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1994;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1994) : "f"(t1990), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1995;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1995) : "f"(t1991), "f"(s_62));
                    f32 t1996;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1996) : "f"(t1992), "f"(t1993));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1997;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1997) : "f"(t1994), "f"(t1995));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1998;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1998) : "f"(t1996), "f"(t1997));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1999;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1999) : "f"(t1998));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1998), "f"(t1999));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2001;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2001) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2001));
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2003;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2003) : "f"(old_10), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2004;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2004) : "f"(t2003), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2005;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2005) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2006;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2006) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2007;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2007) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2008;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2008) : "f"(t2004), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2009;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2009) : "f"(t2005), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2010;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2010) : "f"(t2006), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2011;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2011) : "f"(t2007), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2012;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2012) : "f"(t2008), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2013;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2013) : "f"(t2009), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2014;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2014) : "f"(t2010), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2015;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2015) : "f"(t2011), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2016;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(t2012), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2017;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2017) : "f"(t2013), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2018;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2018) : "f"(t2014), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2019;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2019) : "f"(t2015), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2020;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(t2016), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2021;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2021) : "f"(t2017), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2022;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2022) : "f"(t2018), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2023;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2023) : "f"(t2019), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2024;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2024) : "f"(t2020), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2025;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2025) : "f"(t2021), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2026;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2026) : "f"(t2022), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2027;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2027) : "f"(t2023), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2028;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2028) : "f"(t2024), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2029;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2029) : "f"(t2025), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2030;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2030) : "f"(t2026), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t2031;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2031) : "f"(t2027), "f"(s_64));
                    f32 t2032;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2032) : "f"(t2028), "f"(t2029));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t2033;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2033) : "f"(t2030), "f"(t2031));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t2034;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2034) : "f"(t2032), "f"(t2033));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2035;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2035) : "f"(t2034));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2034), "f"(t2035));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t2037;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2037) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2037));
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2039 = news_3 - old_11;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2040 = t2039 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2041 = 8.0f < t2040;
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2042 = news_4 - old_12;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2043 = t2042 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2044 = 8.0f < t2043;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t2045 = t2041 | t2044;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t2045);
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t2050 = new_5 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t2050;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2052 = -reference_5;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    f32 t2053;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2053) : "f"(old_13), "f"(scale_log2), "f"(t2052));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2053));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2056 = row_sum * kept_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2057 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_129;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2057));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2059;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2059) : "f"(exponent_129));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s = t2059;
                    const f32 t2060 = t2056 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2061 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2061));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2063;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2063) : "f"(exponent_130));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t2063;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2064 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2064));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2066;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2066) : "f"(exponent_131));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t2066;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2067 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2067));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2069;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(exponent_132));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t2069;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2070 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2070));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2072;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2072) : "f"(exponent_133));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t2072;
                    const f32 t2073 = t2060 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2074 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2074));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2076;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2076) : "f"(exponent_134));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t2076;
                    const f32 t2077 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2078 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2078));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2080;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2080) : "f"(exponent_135));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t2080;
                    const f32 t2081 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2082 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2082));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2084;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2084) : "f"(exponent_136));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t2084;
                    const f32 t2085 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2086 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2086));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2088;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2088) : "f"(exponent_137));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t2088;
                    const f32 t2089 = t2073 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2090 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2090));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2092;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2092) : "f"(exponent_138));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t2092;
                    const f32 t2093 = t2077 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2094 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2094));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2096;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2096) : "f"(exponent_139));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t2096;
                    const f32 t2097 = t2081 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2098 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2098));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2100;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2100) : "f"(exponent_140));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t2100;
                    const f32 t2101 = t2085 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2102 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2102));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2104;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2104) : "f"(exponent_141));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t2104;
                    const f32 t2105 = t2089 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2106 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2106));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2108;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2108) : "f"(exponent_142));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t2108;
                    const f32 t2109 = t2093 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2110 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2110));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2112;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2112) : "f"(exponent_143));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t2112;
                    const f32 t2113 = t2097 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2114 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2114));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2116;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2116) : "f"(exponent_144));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t2116;
                    const f32 t2117 = t2101 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2118 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2118));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2120;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2120) : "f"(exponent_145));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t2120;
                    const f32 t2121 = t2105 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2122 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2122));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2124;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2124) : "f"(exponent_146));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t2124;
                    const f32 t2125 = t2109 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2126 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2126));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2128;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2128) : "f"(exponent_147));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t2128;
                    const f32 t2129 = t2113 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2130 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2130));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2132;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2132) : "f"(exponent_148));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t2132;
                    const f32 t2133 = t2117 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2134 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2134));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2136;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2136) : "f"(exponent_149));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t2136;
                    const f32 t2137 = t2121 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2138 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2138));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2140;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2140) : "f"(exponent_150));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t2140;
                    const f32 t2141 = t2125 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2142 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2142));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2144;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2144) : "f"(exponent_151));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t2144;
                    const f32 t2145 = t2129 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2146 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2146));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2148;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2148) : "f"(exponent_152));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t2148;
                    const f32 t2149 = t2133 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2150 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2150));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2152;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2152) : "f"(exponent_153));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t2152;
                    const f32 t2153 = t2137 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2154 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2154));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2156;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2156) : "f"(exponent_154));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t2156;
                    const f32 t2157 = t2141 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2158 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2158));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2160;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2160) : "f"(exponent_155));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t2160;
                    const f32 t2161 = t2145 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2162 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2162));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2164;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2164) : "f"(exponent_156));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t2164;
                    const f32 t2165 = t2149 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2166 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2166));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2168;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2168) : "f"(exponent_157));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t2168;
                    const f32 t2169 = t2153 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2170 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2170));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2172;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2172) : "f"(exponent_158));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t2172;
                    const f32 t2173 = t2157 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2174 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2174));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2176;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2176) : "f"(exponent_159));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t2176;
                    const f32 t2177 = t2161 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2178 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2178));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2180;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2180) : "f"(exponent_160));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t2180;
                    const f32 t2181 = t2165 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2182 = t2169 + t2173;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2183 = t2177 + t2181;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2184 = t2182 + t2183;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2184;
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t2188 = new_6 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t2188;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t2190 = -reference_6;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    f32 t2191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(old_14), "f"(scale_log2), "f"(t2190));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2191));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2194 = row_sum_2 * kept_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2195 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2195));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2197;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2197) : "f"(exponent_161));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t2197;
                    const f32 t2198 = t2194 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2199 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2199));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2201;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2201) : "f"(exponent_162));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t2201;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2202 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2202));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2204;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2204) : "f"(exponent_163));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t2204;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2205 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2205));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2207;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2207) : "f"(exponent_164));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t2207;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2208 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2208));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2210;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2210) : "f"(exponent_165));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t2210;
                    const f32 t2211 = t2198 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2212 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2212));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2214;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2214) : "f"(exponent_166));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t2214;
                    const f32 t2215 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2216 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2216));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2218;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2218) : "f"(exponent_167));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t2218;
                    const f32 t2219 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2220 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2220));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2222;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2222) : "f"(exponent_168));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t2222;
                    const f32 t2223 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2224 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2224));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2226;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2226) : "f"(exponent_169));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t2226;
                    const f32 t2227 = t2211 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2228 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2228));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2230;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2230) : "f"(exponent_170));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t2230;
                    const f32 t2231 = t2215 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2232 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2232));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2234;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2234) : "f"(exponent_171));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t2234;
                    const f32 t2235 = t2219 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2236 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2236));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2238;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2238) : "f"(exponent_172));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t2238;
                    const f32 t2239 = t2223 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2240 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2240));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2242;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2242) : "f"(exponent_173));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t2242;
                    const f32 t2243 = t2227 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2244 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2244));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2246;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2246) : "f"(exponent_174));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t2246;
                    const f32 t2247 = t2231 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2248 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2248));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2250;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2250) : "f"(exponent_175));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t2250;
                    const f32 t2251 = t2235 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2252 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2252));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2254;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2254) : "f"(exponent_176));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t2254;
                    const f32 t2255 = t2239 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2256 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2256));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2258;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2258) : "f"(exponent_177));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t2258;
                    const f32 t2259 = t2243 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2260 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2260));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2262;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2262) : "f"(exponent_178));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t2262;
                    const f32 t2263 = t2247 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2264 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2264));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2266;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2266) : "f"(exponent_179));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t2266;
                    const f32 t2267 = t2251 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2268 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2268));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2270;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2270) : "f"(exponent_180));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t2270;
                    const f32 t2271 = t2255 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2272 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2272));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2274;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2274) : "f"(exponent_181));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t2274;
                    const f32 t2275 = t2259 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2276 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2276));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2278;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2278) : "f"(exponent_182));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t2278;
                    const f32 t2279 = t2263 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2280 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2280));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2282;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2282) : "f"(exponent_183));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t2282;
                    const f32 t2283 = t2267 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2284 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2284));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2286;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2286) : "f"(exponent_184));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t2286;
                    const f32 t2287 = t2271 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2288 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2288));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2290;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2290) : "f"(exponent_185));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t2290;
                    const f32 t2291 = t2275 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2292 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2292));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2294;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2294) : "f"(exponent_186));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t2294;
                    const f32 t2295 = t2279 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2296 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2296));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2298;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2298) : "f"(exponent_187));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t2298;
                    const f32 t2299 = t2283 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2300 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2300));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2302;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2302) : "f"(exponent_188));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t2302;
                    const f32 t2303 = t2287 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2304 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2304));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2306;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2306) : "f"(exponent_189));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t2306;
                    const f32 t2307 = t2291 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2308 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2308));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2310;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2310) : "f"(exponent_190));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t2310;
                    const f32 t2311 = t2295 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2312 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2312));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2314;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2314) : "f"(exponent_191));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t2314;
                    const f32 t2315 = t2299 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2316 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2316));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t2318;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2318) : "f"(exponent_192));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t2318;
                    const f32 t2319 = t2303 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2320 = t2307 + t2311;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2321 = t2315 + t2319;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2322 = t2320 + t2321;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2322;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t2323 = i_6 - 1u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2324 = t500 + t2323;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2325 = t2324 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2326 = t2325 + 6u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2327 = t2326 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2328 = t10 + t2327;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2329 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2329) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2328) : "memory");
                    }
#line 95 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2330 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t2330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2331 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t2331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2332 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t2332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2333 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t2333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2334 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t2334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2335 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t2335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2336 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t2336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2337 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t2337;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2338 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t2338;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2339 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t2339;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2340 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t2340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2341 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t2341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2342 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t2342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2343 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t2343;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2344 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t2344;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2345 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t2345;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2346 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t2346;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2347 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t2347;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2348 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t2348;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2349 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t2349;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2350 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t2350;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2351 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t2351;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2352 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t2352;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2353 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t2353;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2354 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t2354;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2355 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t2355;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2356 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t2356;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2357 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t2357;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2358 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t2358;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2359 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t2359;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2360 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t2360;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2361 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t2361;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2362 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t2362;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2363 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t2363;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2364 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t2364;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2365 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t2365;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2366 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t2366;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2367 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t2367;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2368 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t2368;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2369 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t2369;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2370 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t2370;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2371 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t2371;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2372 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t2372;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2373 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t2373;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2374 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t2374;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2375 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t2375;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2376 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t2376;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2377 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t2377;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2378 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t2378;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2379 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t2379;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2380 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t2380;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2381 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t2381;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2382 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t2382;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2383 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t2383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2384 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t2384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2385 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t2385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2386 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t2386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2387 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t2387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2388 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t2388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2389 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t2389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2390 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t2390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2391 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t2391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2392 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t2392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t2393 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t2393;
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2394;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2394) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2395;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2395) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2396;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2396) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2397;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2397) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2398;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2398) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2399;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2399) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2400;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2400) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2401;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2401) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2402;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2402) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2403;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2403) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2404;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2404) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2405;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2405) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2406;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2406) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2407;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2407) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2408;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2408) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2409;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2409) : "f"(s_31), "f"(s_32));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2410;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2410) : "f"(s_33), "f"(s_34));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2411;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2411) : "f"(s_35), "f"(s_36));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2412;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2412) : "f"(s_37), "f"(s_38));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2413;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2413) : "f"(s_39), "f"(s_40));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2414;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2414) : "f"(s_41), "f"(s_42));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2415;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2415) : "f"(s_43), "f"(s_44));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2416;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2416) : "f"(s_45), "f"(s_46));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2417;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2417) : "f"(s_47), "f"(s_48));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2418;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2418) : "f"(s_49), "f"(s_50));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2419;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2419) : "f"(s_51), "f"(s_52));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2420;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2420) : "f"(s_53), "f"(s_54));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2421;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2421) : "f"(s_55), "f"(s_56));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2422;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2422) : "f"(s_57), "f"(s_58));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2423;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2423) : "f"(s_59), "f"(s_60));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2424;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2424) : "f"(s_61), "f"(s_62));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t2425;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2425) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p = t2394;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t2395;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t2396;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t2397;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t2398;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t2399;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t2400;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t2401;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t2402;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t2403;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t2404;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t2405;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t2406;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t2407;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t2408;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t2409;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t2410;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t2411;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t2412;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t2413;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t2414;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t2415;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t2416;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t2417;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t2418;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t2419;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t2420;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t2421;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t2422;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t2423;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t2424;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t2425;
                }
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2426 = t502 & 3u;
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2427 = t2426 + 12u;
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2428 = t2427 << 3u;
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2429 = t10 + t2428;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2430 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2430) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2429) : "memory");
                }
#line 237 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2431 = end_17 - 1u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2432 = t500 + t2431;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2433 = t2432 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2434 = t2433 + 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2435 = t2434 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2436 = t10 + t2435;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2437 = t2432 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2438 = t2437 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2436), "r"(t2438) : "memory");
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_65 = p;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_66 = p_2;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_67 = p_3;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_68 = p_4;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_69 = p_5;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_70 = p_6;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_71 = p_7;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_72 = p_8;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_73 = p_9;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_74 = p_10;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_75 = p_11;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_76 = p_12;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_77 = p_13;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_78 = p_14;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_79 = p_15;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_80 = p_16;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_81 = p_17;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_82 = p_18;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_83 = p_19;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_84 = p_20;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_85 = p_21;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_86 = p_22;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_87 = p_23;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_88 = p_24;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_89 = p_25;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_90 = p_26;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_91 = p_27;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_92 = p_28;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_93 = p_29;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_94 = p_30;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_95 = p_31;
#line 289 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_96 = p_32;
#line 291 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2439 = t2432 & 1u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2440 = t2439 << 15u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2441 = t9 + t2440;
                const u32 t2442 = t2441 >> 4u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2443 = t2442 + 67108864u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2444 = (u64)t2443;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2445 = t2444 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2445) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2446 = t2442 + 67108992u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2447 = (u64)t2446;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2448 = t2447 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2448) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2449 = t2442 + 67109120u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2450 = (u64)t2449;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2451 = t2450 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2451) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2452 = t2442 + 67109248u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2453 = (u64)t2452;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2454 = t2453 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2454) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2455 = t2442 + 67109376u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2456 = (u64)t2455;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2457 = t2456 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2457) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2458 = t2442 + 67109504u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2459 = (u64)t2458;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2460 = t2459 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2460) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2461 = t2442 + 67109632u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2462 = (u64)t2461;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2463 = t2462 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2463) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2464 = t2442 + 67109760u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2465 = (u64)t2464;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2466 = t2465 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2466) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2467 = end_17 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2468 = t500 + t2467;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2469 = t2468 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2470 = t2469 + 6u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2471 = t2470 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2472 = t10 + t2471;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2473 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2473) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2472) : "memory");
                }
#line 105 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_12;
#line 107 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2475 = t500 + end_17;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_7 = t2475; i_7 < through; i_7 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2476 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2476) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2477 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2478 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_6 = t2477 ? 0u : t2478;
                    const u32 t2480 = next_6 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2480) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2481 = i_7 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2482 = t2481 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2483 = t10 + t2482;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2484 = i_7 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2485 = t2484 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2483), "r"(t2485) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2486 = i_7 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2487 = t2486 + 2u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2488 = t2487 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2489 = t10 + t2488;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2490 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2490) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2489) : "memory");
                    }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2491 = i_7 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2492 = t2491 + 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2493 = t2492 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2494 = t10 + t2493;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2495 = i_7 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2496 = t2495 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2494), "r"(t2496) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2497 = i_7 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2498 = t2497 + 6u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2499 = t2498 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2500 = t10 + t2499;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2501 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2501) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2500) : "memory");
                    }
                }
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t2502;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2502) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t2502;
                f32 t2504;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2504) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2505 = pair_7 + t2504;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2505;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t2506;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2506) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t2506;
                f32 t2508;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2508) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2509 = pair_8 + t2508;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2509;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2510 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2511;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2511) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2510 ? 0.0f : t2511;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2513 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t2513;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2514 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2514;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2515 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2515;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2516 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2516;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2517 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2517;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2518 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2518;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2519 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2519;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2520 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2520;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2521 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2521;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2522 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2522;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2523 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2523;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2524 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2524;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2525 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2525;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2526 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2526;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2527 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2527;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2528 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2528;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2529 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2529;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2530 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2530;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2531 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2531;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2532 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2532;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2533 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2533;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2534 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2534;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2535 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2535;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2536 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2536;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2537 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2537;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2538 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2538;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2539 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2539;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2540 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2540;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2541 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2541;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2542 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2542;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2543 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2543;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2544 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2544;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2545 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2546;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2546) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2545 ? 0.0f : t2546;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2548 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2548;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2549 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2549;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2550 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2550;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2551 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2551;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2552 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2552;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2553 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2553;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2554 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2554;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2555 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2555;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2556 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2556;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2557 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2557;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2558 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2558;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2559 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2559;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2560 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2560;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2561 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2561;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2562 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2562;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2563 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2563;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2564 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2564;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2565 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2565;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2566 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2566;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2567 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2567;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2568 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2568;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2569 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2569;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2570 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2570;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2571 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2571;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2572 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2572;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2573 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2573;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2574 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2574;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2575 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2575;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2576 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2576;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2577 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2577;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2578 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2578;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2579 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2579;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t2580 = lane == 0u;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2580) {
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2581 = t502 & 3u;
                const u32 t2582 = t429 + 8192u;
                u32 t2583;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2583) : "f"(acc), "f"(acc_2));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2584;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2584) : "f"(acc_3), "f"(acc_4));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2585;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2585) : "f"(acc_5), "f"(acc_6));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2586;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2586) : "f"(acc_7), "f"(acc_8));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2587;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2587) : "f"(acc_9), "f"(acc_10));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2588;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2588) : "f"(acc_11), "f"(acc_12));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2589;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2589) : "f"(acc_13), "f"(acc_14));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2590;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2590) : "f"(acc_15), "f"(acc_16));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2591;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2591) : "f"(acc_17), "f"(acc_18));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2592;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2592) : "f"(acc_19), "f"(acc_20));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2593;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2593) : "f"(acc_21), "f"(acc_22));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2594;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2594) : "f"(acc_23), "f"(acc_24));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2595;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2595) : "f"(acc_25), "f"(acc_26));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2596;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2596) : "f"(acc_27), "f"(acc_28));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2597;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2597) : "f"(acc_29), "f"(acc_30));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2598;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2598) : "f"(acc_31), "f"(acc_32));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2599;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2599) : "f"(acc_33), "f"(acc_34));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2600) : "f"(acc_35), "f"(acc_36));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2601) : "f"(acc_37), "f"(acc_38));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2602) : "f"(acc_39), "f"(acc_40));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2603) : "f"(acc_41), "f"(acc_42));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2604) : "f"(acc_43), "f"(acc_44));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2605) : "f"(acc_45), "f"(acc_46));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2606) : "f"(acc_47), "f"(acc_48));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2607) : "f"(acc_49), "f"(acc_50));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2608) : "f"(acc_51), "f"(acc_52));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2609) : "f"(acc_53), "f"(acc_54));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2610) : "f"(acc_55), "f"(acc_56));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2611;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2611) : "f"(acc_57), "f"(acc_58));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2612;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2612) : "f"(acc_59), "f"(acc_60));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2613;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2613) : "f"(acc_61), "f"(acc_62));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t2614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2614) : "f"(acc_63), "f"(acc_64));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2615 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2616 = t431 + t2615;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2617 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2618 = t2616 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2619 = t2617 ^ t2618;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2620 = t2616 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2621 = t2619 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2622 = t2620 + t2621;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2623 = t429 + t2622;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2623), "r"(t2583), "r"(t2584), "r"(t2585), "r"(t2586) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2624 = t2622 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2625 = t429 + t2624;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2625), "r"(t2587), "r"(t2588), "r"(t2589), "r"(t2590) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2626 = t2622 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2627 = t429 + t2626;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2627), "r"(t2591), "r"(t2592), "r"(t2593), "r"(t2594) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2628 = t2622 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2629 = t429 + t2628;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2629), "r"(t2595), "r"(t2596), "r"(t2597), "r"(t2598) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2630 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2631 = t431 + t2630;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2632 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2633 = t2631 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2634 = t2632 ^ t2633;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2635 = t2631 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2636 = t2634 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2637 = t2635 + t2636;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2638 = t2582 + t2637;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2638), "r"(t2599), "r"(t2600), "r"(t2601), "r"(t2602) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2639 = t2637 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2640 = t2582 + t2639;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2640), "r"(t2603), "r"(t2604), "r"(t2605), "r"(t2606) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2641 = t2637 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2642 = t2582 + t2641;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2642), "r"(t2607), "r"(t2608), "r"(t2609), "r"(t2610) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2643 = t2637 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2644 = t2582 + t2643;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2644), "r"(t2611), "r"(t2612), "r"(t2613), "r"(t2614) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2645 = t443 + t432;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t2645 + t431;
                const bool t2647 = lane == 0u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t2647) {
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2648 = 1073741824u - t455;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2649 = t2648 + first_row;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2650 = t449 + t455;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2651 = t431 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2652 = t429 + t2651;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2652), "l"(o), "r"(0u), "r"(index_4), "r"(t2649), "r"(t2650), "r"(1073741824u) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2653 = t429 + 8192u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2654 = t431 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t2655 = t2653 + t2654;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t2655), "l"(o), "r"(64u), "r"(index_4), "r"(t2649), "r"(t2650), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2656 = 0ull * lse_stride0;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2657 = t2656 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2658 = lse + t2657;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2659 = (u64)index_4;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2660 = t2659 * lse_stride1;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2661 = t2660 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2662 = t2658 + t2661;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2663 = (u64)t449;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2664 = t2663 * lse_stride2;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2665 = t2664 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2666 = t2662 + t2665;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2667 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2668 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2669 = t2668 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2669) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2670 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2670;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t455;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2673 = (u64)row * t2667;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2674 = t2673 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2675 = t2666 + t2674;
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t2676;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2676) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t2677;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2677) : "f"(row_max), "f"(scale_log2), "f"(t2676));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2677 * 0.6931472f;
                        const bool t2679 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2680 = t2679 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2675), "f"(t2680) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2681 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2682 = first_row + t2681;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2682 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t455;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2685 = (u64)row_2 * t2667;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2686 = t2685 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2687 = t2666 + t2686;
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t2688;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2688) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(row_max_2), "f"(scale_log2), "f"(t2688));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2689 * 0.6931472f;
                        const bool t2691 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2692 = t2691 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2687), "f"(t2692) : "memory");
                    }
                }
            } else {
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 queries = t502 & 3u;
                const u32 t2694 = queries + 8u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2695 = t2694 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2696 = t10 + t2695;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2697 = t502 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2698 = t2697 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2696), "r"(t2698) : "memory");
                const u32 t2699 = queries + 12u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2700 = t2699 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2701 = t10 + t2700;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2702 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2702) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2701) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2703 = end_12 - 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 last = passed_2 + t2703;
                #pragma unroll 1
                for (u32 i_8 = passed_2; i_8 < last; i_8 += 1u) {
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2705 = i_8 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2706 = t2705 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2707 = t10 + t2706;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2708 = i_8 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2709 = t2708 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2707), "r"(t2709) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2710 = i_8 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2711 = t2710 + 2u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2712 = t2711 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2713 = t10 + t2712;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2714 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2714) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2713) : "memory");
                    }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2715 = i_8 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2716 = t2715 + 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2717 = t2716 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2718 = t10 + t2717;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2719 = i_8 >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2720 = t2719 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2718), "r"(t2720) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2721 = i_8 & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2722 = t2721 + 6u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2723 = t2722 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2724 = t10 + t2723;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2725 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2725) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2724) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2726 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2726) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2727 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2728 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_7 = t2727 ? 0u : t2728;
                    const u32 t2730 = next_7 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2730) : "memory");
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2731 = last & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2732 = t2731 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2733 = t10 + t2732;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2734 = last >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2735 = t2734 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2733), "r"(t2735) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2736 = last & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2737 = t2736 + 2u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2738 = t2737 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2739 = t10 + t2738;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2740 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2740) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2739) : "memory");
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2741 = last & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2742 = t2741 + 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2743 = t2742 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2744 = t10 + t2743;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2745 = last >> 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2746 = t2745 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2744), "r"(t2746) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2747 = last & 1u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2748 = t2747 + 6u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2749 = t2748 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2750 = t10 + t2749;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2751 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2751) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2750) : "memory");
                }
            }
#line 77 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2752 = passed_2 + end_12;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2752;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2753 = count_2 + 1u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t2753;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2754 = count_2 & 1u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t2754) : "memory");
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2755 = t29 + 16u;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2756;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2756) : "r"(t2755) : "memory");
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2757;
            asm("mov.b32 %0, %1;" : "=r"(t2757) : "f"(t2756));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2758;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2758) : "r"(t2757));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2758;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2760 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2760) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 85 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2761 = lane == 0u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2761) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
